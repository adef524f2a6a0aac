import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startMailServer, type MailServer } from '../../../test/mail-server.js';
import { Browser, query } from '../../../test/people.js';
import { runGateway, type RunningGateway } from '../../../test/running-gateway.js';
import { until } from '../../../test/until.js';

describe('with a mail server', () => {
  let server: MailServer;
  let gateway: RunningGateway;
  beforeAll(async () => {
    server = await startMailServer();
    gateway = await runGateway({ SMTP_URL: server.url, MAIL_FROM: 'Nights <nights@club.example>' });
  });
  afterAll(async () => {
    await gateway.stop();
    await server.stop();
  });

  it('mails leave by it, and the address is forgotten when they have left', async () => {
    const browser = new Browser(gateway);
    const email = 'ada@club.example';
    await browser.post('/api/account/sign-up', { name: 'Ada', email, password: 'seven red discs' });
    const mail = await server.next();
    expect(mail).toMatchObject({ from: 'nights@club.example', to: email });
    const [row] = await query<{ id: string }>(gateway, 'select id from outgoing_mail');
    expect(mail.text).toContain(`Message-ID: <${row!.id}@red-disc.invalid>`);
    expect(mail.text).toContain('From: Nights <nights@club.example>');
    const addressed = () => query(gateway, 'select 1 from outgoing_mail where recipient = $1', [email]);
    await until(async () => (await addressed()).length === 0);
  });
});
