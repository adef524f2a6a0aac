import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { newClub, refusal, type TestClub } from '../../test/clubs.js';
import { Browser } from '../../test/people.js';
import { runGateway, type RunningGateway } from '../../test/running-gateway.js';
import { TestEvent } from '../../test/tournaments.js';

describe('an event at its door', () => {
  let gateway: RunningGateway;
  let club: TestClub;
  beforeAll(async () => {
    gateway = await runGateway();
    club = await newClub(gateway);
  });
  afterAll(() => gateway.stop());

  it('lets people in at the door, and closes by its policy', async () => {
    const event = await TestEvent.create(club);
    const [ada, bo, cy] = [await event.enter('Ada'), await event.enter('Bo'), await event.enter('Cy')];
    const { kiosk, checkIn } = (await club.owner.browser.get(`${event.base}/keys`)).body as Record<
      string,
      string
    >;
    const door = new Browser(gateway);
    const path = `/api/tournament-kiosks/${event.id}`;
    const come = (key: string | undefined, entrant: string) =>
      door.post(`${path}/check-ins`, { key, entrant });
    expect(refusal(await come(kiosk, ada))).toBe('CHECK_IN_NOT_OPEN');
    await event.direct({ type: 'openCheckIn' });
    expect(refusal(await door.get(`${path}?key=${'x'.repeat(22)}`))).toBe('NOT_FOUND');
    expect((await door.get(`${path}?key=${kiosk}`)).body).toMatchObject({
      checkIn: 'open',
      entrants: [{ name: 'Ada', status: 'registered' }, { name: 'Bo' }, { name: 'Cy' }],
    });
    expect((await come(kiosk, ada)).status).toBe(200);
    expect((await come(checkIn, bo)).status).toBe(200);
    expect((await event.get()).next).toMatchObject([{ code: 'CLOSE_CHECK_IN', missing: 1 }]);
    await event.direct({ type: 'closeCheckIn' });
    expect((await event.get()).counts).toMatchObject({ checkedIn: 2, withdrawn: 1 });
    expect(refusal(await come(kiosk, cy))).toBe('CHECK_IN_CLOSED');
  });

  it('lets a wrong tap at the door be taken back there: that one, for some seconds', async () => {
    const event = await TestEvent.create(club);
    const [ada, bo] = [await event.enter('Ada'), await event.enter('Bo')];
    await event.direct({ type: 'openCheckIn' });
    const { kiosk, checkIn } = (await club.owner.browser.get(`${event.base}/keys`)).body as Record<
      string,
      string
    >;
    const door = new Browser(gateway);
    const path = `/api/tournament-kiosks/${event.id}`;
    const come = async (entrant: string) =>
      (await door.post(`${path}/check-ins`, { key: kiosk, entrant })).body as {
        command: number;
        undo: { ticket: string; forMs: number };
      };
    const takeBack = (ticket: string, key = kiosk) => door.post(`${path}/check-in-undos`, { key, ticket });
    const status = async () => {
      const { entrants } = (await door.get(`${path}?key=${kiosk}`)).body as {
        entrants: { name: string; status: string }[];
      };
      return Object.fromEntries(entrants.map((one) => [one.name, one.status]));
    };

    const first = await come(ada);
    expect(first.undo.forMs).toBeGreaterThanOrEqual(10_000);
    const other = await come(bo);
    // Its signature is for no other check-in, its door for no other door.
    const forged = `${other.command}.${first.undo.ticket.split('.')[1]!}`;
    expect(refusal(await takeBack(forged))).toBe('NOT_FOUND');
    expect(refusal(await takeBack(first.undo.ticket, checkIn))).toBe('NOT_FOUND');
    expect(refusal(await takeBack(first.undo.ticket, 'x'.repeat(22)))).toBe('NOT_FOUND');
    expect(await status()).toEqual({ Ada: 'checkedIn', Bo: 'checkedIn' });

    expect((await takeBack(first.undo.ticket)).status).toBe(200);
    expect(await status()).toEqual({ Ada: 'registered', Bo: 'checkedIn' });
    // Sent twice it is done once; and it is not for the next time.
    expect((await takeBack(first.undo.ticket)).status).toBe(200);
    const again = await come(ada);
    expect((await takeBack(first.undo.ticket)).status).toBe(200);
    expect(await status()).toEqual({ Ada: 'checkedIn', Bo: 'checkedIn' });

    const now = Date.now.bind(Date);
    const later = jest.spyOn(Date, 'now').mockImplementation(() => now() + 31_000);
    expect(refusal(await takeBack(other.undo.ticket))).toBe('TOO_LATE_TO_UNDO');
    later.mockRestore();
    await event.direct({ type: 'closeCheckIn' });
    expect(refusal(await takeBack(again.undo.ticket))).toBe('CHECK_IN_CLOSED');
    expect(await status()).toEqual({ Ada: 'checkedIn', Bo: 'checkedIn' });
  });
});
