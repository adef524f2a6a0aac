import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NotificationBody } from '@red-disc/contracts';
import { newClub, newMember, refusal, type TestClub } from '../../test/clubs.js';
import { mailsTo, newAccount, query, type Person } from '../../test/people.js';
import { runBeside, runGateway, type RunningGateway } from '../../test/running-gateway.js';
import { until } from '../../test/until.js';
import { isPrivate, postWebhook } from './webhooks/webhook-request.js';

interface Received {
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

describe('notifications', () => {
  let gateway: RunningGateway;
  let club: TestClub;
  let member: Person;
  beforeAll(async () => {
    gateway = await runGateway();
    club = await newClub(gateway, { name: 'Nights', languages: ['de'] });
    member = await newMember(gateway, club, 'member');
  });
  afterAll(() => gateway.stop());

  const announce = (title: string) =>
    club.owner.browser.post(`/api/clubs/${club.id}/announcements`, { title, text: 'More' });

  const listOf = async ({ browser }: Person): Promise<NotificationBody[]> =>
    ((await browser.get('/api/my/notifications')).body as { notifications: NotificationBody[] })
      .notifications;

  it('of an announcement go to the members, but not to whoever wrote it', async () => {
    await announce('Moved to Thursday');
    expect(await listOf(member)).toMatchObject([
      { kind: 'club.announcement', clubName: 'Nights', data: { title: 'Moved to Thursday' }, read: false },
    ]);
    expect(await listOf(club.owner)).toEqual([]);
    await member.browser.post('/api/my/notifications/read', {});
    expect((await member.browser.get('/api/my/notifications?unread=true')).body).toEqual({
      notifications: [],
      total: 0,
      unread: 0,
    });
  });

  it('also come by mail, in the reader’s language, unless that is switched off', async () => {
    const reader = await newMember(gateway, club, 'member');
    await reader.browser.send('PATCH', '/api/account', { language: 'fr' });
    await announce('Une soirée');
    const [mail] = await mailsTo(gateway, `${reader.id}@club.example`);
    expect(mail).toMatchObject({ text: expect.stringContaining('Nights : Une soirée') });
    const off = { settings: [{ kind: 'club.announcement', app: false, mail: false }] };
    const answer = await reader.browser.send('PUT', '/api/my/notification-settings', off);
    expect((answer.body as typeof off).settings).toContainEqual(off.settings[0]);
    await announce('Nothing to see');
    const ordered = await query(gateway, 'select 1 from outgoing_mail where user_id = $1', [reader.id]);
    expect(ordered).toHaveLength(1);
    expect((await reader.browser.get('/api/my/notifications?unread=true')).body).toMatchObject({ unread: 1 });
  });

  it('come by mail in the end, though nothing could be queued or the process died before', async () => {
    const reader = await newMember(gateway, club, 'member');
    await query(gateway, 'alter table jobs.job rename to job_out_of_reach');
    expect((await announce('Later')).status).toBe(200);
    await query(gateway, 'alter table jobs.job_out_of_reach rename to job');
    expect(await listOf(reader)).toMatchObject([{ data: { title: 'Later' } }]);
    await query(gateway, `update outgoing_mail set created_at = created_at - interval '1 minute'`);
    // Whoever starts, or looks again, finds what was left behind.
    const another = await runBeside(gateway);
    try {
      expect(await mailsTo(gateway, `${reader.id}@club.example`)).toHaveLength(1);
    } finally {
      await another.stop();
    }
  });

  it('are not in the app alone when the mail could not be ordered', async () => {
    const reader = await newMember(gateway, club, 'member');
    await query(gateway, 'alter table outgoing_mail add constraint no_mails check (false) not valid');
    expect((await announce('Neither')).status).toBe(500);
    await query(gateway, 'alter table outgoing_mail drop constraint no_mails');
    expect(await listOf(reader)).toEqual([]);
  });

  it('tell organisers who asks to join, and the asker when they are in', async () => {
    const open = await newClub(gateway, { listed: true });
    const [director, asker] = [
      await newMember(gateway, open, 'director'),
      await newAccount(gateway, 'Asker'),
    ];
    await asker.browser.post(`/api/clubs/${open.id}/requests`, {});
    await asker.browser.post(`/api/clubs/${open.id}/requests`, { message: 'Again' });
    expect(await listOf(director)).toMatchObject([{ kind: 'club.join-request' }]);
    await director.browser.post(`/api/clubs/${open.id}/requests/${asker.id}`, { accept: true });
    expect(await listOf(asker)).toMatchObject([{ kind: 'club.request-accepted' }]);
  });

  describe('to a club’s chat', () => {
    const received: Received[] = [];
    let chat: Server;
    let url: string;
    beforeAll(async () => {
      chat = createServer((request, response) => {
        let body = '';
        request.on('data', (chunk: Buffer) => (body += chunk.toString()));
        request.on('end', () => {
          received.push({ headers: request.headers, body });
          response.writeHead(request.url === '/broken' ? 500 : 204).end();
        });
      });
      await new Promise<void>((resolve) => chat.listen(0, '127.0.0.1', resolve));
      url = `http://127.0.0.1:${(chat.address() as AddressInfo).port}`;
    });
    afterAll(() => new Promise((resolve) => chat.close(resolve)));

    const webhooks = (): string => `/api/clubs/${club.id}/webhooks`;

    async function add(path: string, format: string): Promise<{ id: string; secret: string }> {
      const body = { name: 'Chat', url: url + path, format, kinds: ['club.announcement'] };
      return (await club.owner.browser.post(webhooks(), body)).body as { id: string; secret: string };
    }

    it('go out in the chat’s own format, and signed where it is a program', async () => {
      const text = await add('/text', 'text');
      const event = await add('/event', 'event');
      await announce('Heard in the chat');
      await until(() => received.length === 2);
      const plain = received.find(({ headers }) => headers['x-red-disc-signature'] === undefined)!;
      expect(JSON.parse(plain.body)).toEqual({ text: 'Nights: Heard in the chat' });
      const signed = received.find(({ headers }) => headers['x-red-disc-signature'] !== undefined)!;
      const signature = createHmac('sha256', event.secret).update(signed.body).digest('hex');
      expect(signed.headers['x-red-disc-signature']).toBe(`sha256=${signature}`);
      for (const { id } of [text, event]) await club.owner.browser.send('DELETE', `${webhooks()}/${id}`);
      expect((await club.owner.browser.get(webhooks())).body).toEqual({ webhooks: [] });
    });

    it('can be tried, and show what went wrong but not the secret address', async () => {
      const { id } = await add('/broken', 'content');
      expect((await club.owner.browser.post(`${webhooks()}/${id}/try`)).body).toEqual({
        failure: 'HTTP_500',
      });
      const list = await club.owner.browser.get(webhooks());
      expect(list.body).toMatchObject({ webhooks: [{ failure: 'HTTP_500' }] });
      expect(list.text).not.toContain('/broken');
      const other = await newClub(gateway);
      const foreign = await other.owner.browser.post(`/api/clubs/${other.id}/webhooks/${id}/try`);
      expect(refusal(foreign)).toBe('NOT_FOUND');
    });

    it('never reach into our own network from a server on the internet', async () => {
      const message = { url: `${url}/x`, format: 'text', secret: 's', text: 't', event: {} };
      const before = received.length;
      expect(await postWebhook({ ...message, url: message.url.replace('http:', 'https:') }, false)).toBe(
        'PRIVATE_ADDRESS',
      );
      expect(await postWebhook(message, false)).toBe('NOT_HTTPS');
      expect(await postWebhook({ ...message, url: 'https://localhost:9/x' }, false)).toBe('PRIVATE_ADDRESS');
      expect(await postWebhook({ ...message, url: 'https://[::1]:9/x' }, false)).toBe('PRIVATE_ADDRESS');
      expect(received).toHaveLength(before);
    });
  });

  it.each([
    ['127.0.0.1', true],
    ['10.1.2.3', true],
    ['172.31.0.1', true],
    ['192.168.1.1', true],
    ['169.254.169.254', true],
    ['100.64.0.1', true],
    ['::1', true],
    ['fd00::1', true],
    ['fe80::1', true],
    ['::ffff:10.0.0.1', true],
    ['93.184.216.34', false],
    ['172.32.0.1', false],
    ['2606:2800:220:1::1', false],
  ])('know that %s is private: %s', (address, expected) => {
    expect(isPrivate(address)).toBe(expected);
  });
});
