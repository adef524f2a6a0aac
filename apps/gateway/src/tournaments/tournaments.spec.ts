import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { TournamentBody } from '@red-disc/contracts';
import { newClub, newMember, refusal, type TestClub } from '../../test/clubs.js';
import { Browser, newAccount, query } from '../../test/people.js';
import { runGateway, type RunningGateway } from '../../test/running-gateway.js';
import { houseRules, newEntrant, plainSheet, TestEvent } from '../../test/tournaments.js';
import { until } from '../../test/until.js';

describe('an event', () => {
  let gateway: RunningGateway;
  let club: TestClub;
  beforeAll(async () => {
    gateway = await runGateway();
    club = await newClub(gateway);
  });
  afterAll(() => gateway.stop());

  it('is made as a draft that only organisers see, and published', async () => {
    const event = await TestEvent.create(club, { name: 'Draft' }, { published: false });
    const member = await newMember(gateway, club, 'member');
    expect(refusal(await member.browser.get(event.base))).toBe('NOT_FOUND');
    expect((await member.browser.get(`/api/clubs/${club.id}/tournaments`)).body).toEqual({
      tournaments: [],
      total: 0,
    });
    const published = await club.owner.browser.send('PATCH', event.base, { published: true, venue: 'Hall' });
    expect(published.body).toMatchObject({ name: 'Draft', venue: 'Hall', published: true, seq: 1 });
    expect((await member.browser.get(event.base)).body).toMatchObject({ venue: 'Hall', own: null });
    expect(refusal(await club.owner.browser.send('DELETE', event.base))).toBe('TOURNAMENT_PUBLISHED');
    const draft = await TestEvent.create(club, {}, { published: false });
    expect((await club.owner.browser.send('DELETE', draft.base)).status).toBe(200);
    expect(refusal(await club.owner.browser.get(draft.base))).toBe('NOT_FOUND');
  });

  it('is refused with what is wrong in it', async () => {
    const { browser } = club.owner;
    const rules = await houseRules(browser);
    const make = (setup: object) =>
      browser.post(`/api/clubs/${club.id}/tournaments`, {
        setup: {
          name: 'X',
          ruleSetVersionId: rules,
          stages: [{ id: 'main', format: { kind: 'movement', rounds: 3 } }],
          ...setup,
        },
        details: { startsAt: '2026-12-05T12:00:00Z' },
      });
    const final = { id: 'final', format: { kind: 'final', games: 1 } };
    const unchained = [{ id: 'main', format: { kind: 'movement', rounds: 3 } }, final];
    expect(refusal(await make({ stages: unchained }))).toBe('STAGES_MALFORMED');
    expect(refusal(await make({ stages: [] }))).toBe('INVALID');
    expect(
      refusal(await make({ rules: { scoring: { type: 'custom', table: { 4: ['5', '3', '2', '1'] } } } })),
    ).toBe('SCORING_SIZE_MISSING');
    expect((await make({ ruleSetVersionId: randomUUID() })).body).toMatchObject({
      error: { code: 'INVALID', issues: [{ path: ['body', 'setup', 'ruleSetVersionId'] }] },
    });
    const other = await newClub(gateway);
    const event = await TestEvent.create(club);
    expect(refusal(await other.owner.browser.get(`/api/clubs/${other.id}/tournaments/${event.id}`))).toBe(
      'NOT_FOUND',
    );
  });

  it('suggests what fits into an evening', async () => {
    const suggest = (body: object) =>
      club.owner.browser.post(`/api/clubs/${club.id}/tournament-suggestions`, body);
    const { suggestions } = (await suggest({ players: 27, boxes: 7, minutes: 330 })).body as {
      suggestions: { preset: string; sizes: number[] }[];
    };
    expect(suggestions[0]).toMatchObject({ preset: 'eveningWithFinal', sizes: [4, 4, 4, 4, 4, 4, 3] });
    expect(refusal(await suggest({ players: 31, boxes: 5, minutes: 300 }))).toBe('NOT_SEATABLE');
    const ruleSetVersionId = await houseRules(club.owner.browser);
    const endOf = async (): Promise<number> => {
      const answer = await suggest({ players: 16, minutes: 600, ruleSetVersionId });
      return (answer.body as { suggestions: { end: { expected: number } }[] }).suggestions[0]!.end.expected;
    };
    const byModel = await endOf();
    await query(
      gateway,
      `insert into simulation_run (id, club_id, rule_set_version_id, rule_set_id, game, rules, players, games, engine,
         key, state, summary, requested_by) values (gen_random_uuid(), $1, $2, gen_random_uuid(), 'g', '{}', 4, 1, 'e',
         'k', 'done', '{"minutes":{"p50":60,"p90":70}}', gen_random_uuid())`,
      [club.id, ruleSetVersionId],
    );
    expect(await endOf()).toBeGreaterThan(byModel + 60);
  });

  it('takes a command once, however often it is sent, and tells who comes second', async () => {
    const event = await TestEvent.create(club);
    const command = { type: 'openRegistration' } as const;
    const sent = { commandId: 'same-command', command };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => club.owner.browser.post(`${event.base}/commands`, sent)),
    );
    expect(answers.map(({ body }) => body as object)).toEqual(Array(5).fill({ seq: 2, command: 2 }));
    const stale = await club.owner.browser.post(`${event.base}/commands`, {
      commandId: randomUUID(),
      command: { type: 'closeRegistration' },
      seq: 1,
    });
    expect(stale.body).toMatchObject({ error: { code: 'CONFLICT', reason: 'STALE', current: 2 } });
  });

  it('reminds those who have entered, and tells them when it is moved', async () => {
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const event = await TestEvent.create(club, {}, { startsAt: inMinutes(55) });
    const member = await newMember(gateway, club, 'member');
    await event.direct({ type: 'openRegistration' });
    await event.own(member, { type: 'enter', attends: 'room', standby: false });
    const told = (kind: string) =>
      until(async () => {
        const { body } = (await member.browser.get('/api/my/notifications')) as {
          body: { notifications: { kind: string; data: object }[] };
        };
        return body.notifications.find((one) => one.kind === kind);
      });
    expect((await told('schedule.reminder')).data).toMatchObject({
      title: 'Evening',
      tournamentId: event.id,
    });
    const startsAt = inMinutes(180);
    await club.owner.browser.send('PATCH', event.base, { startsAt });
    expect((await told('schedule.changed')).data).toMatchObject({ startsAt, tournamentId: event.id });
  });

  it('gives the last places to the first, and moves up whoever waits', async () => {
    const event = await TestEvent.create(club, { cap: 3 });
    const people = await Promise.all(Array.from({ length: 6 }, () => newMember(gateway, club, 'member')));
    const enter = { type: 'enter', attends: 'room', standby: false } as const;
    expect(refusal(await event.own(people[0]!, enter))).toBe('REGISTRATION_CLOSED');
    await event.direct({ type: 'openRegistration' });
    const entered = await Promise.all(people.map((person) => event.own(person, enter)));
    expect(entered.every(({ status }) => status === 200)).toBe(true);
    expect(refusal(await event.own(people[0]!, enter))).toBe('ENTRANT_EXISTS');
    const own = async () => Promise.all(people.map(async (person) => (await event.get(person)).own));
    const before = await own();
    expect(before.filter((status) => status === 'registered')).toHaveLength(3);
    const leaving = people[before.indexOf('registered')]!;
    await event.own(leaving, { type: 'withdraw' });
    const after = await own();
    expect(after.filter((status) => status === 'registered')).toHaveLength(3);
    expect(after.filter((status) => status === 'waiting')).toHaveLength(2);
    expect(refusal(await event.own(leaving, enter))).toBeUndefined();
    expect((await leaving.browser.get('/api/my/tournaments')).body).toMatchObject({
      tournaments: [{ id: event.id, own: 'waiting', clubName: expect.any(String) }],
    });
    const promoted =
      people[after.findIndex((status, n) => status === 'registered' && before[n] === 'waiting')]!;
    const { notifications } = await until(async () => {
      const { body } = (await promoted.browser.get('/api/my/notifications')) as {
        body: { notifications: { kind: string }[] };
      };
      return body.notifications.length > 0 ? body : undefined;
    });
    expect(notifications).toMatchObject([{ kind: 'schedule.promoted', data: { tournamentId: event.id } }]);
    await event.direct({ type: 'changeSetup', changes: { cap: 10 } });
    expect(new Set(await own())).toEqual(new Set(['registered']));
  });

  it('for those who were invited asks for the key', async () => {
    const event = await TestEvent.create(club, { registration: 'invitation' });
    await event.direct({ type: 'openRegistration' });
    const member = await newMember(gateway, club, 'member');
    const enter = { type: 'enter', attends: 'room', standby: false } as const;
    expect(refusal(await event.own(member, enter))).toBe('INVITATION_REQUIRED');
    const { invitation } = (await club.owner.browser.get(`${event.base}/keys`)).body as {
      invitation: string;
    };
    expect((await event.own(member, { ...enter, key: invitation })).status).toBe(200);
    await club.owner.browser.send('DELETE', `${event.base}/keys`);
    const other = await newMember(gateway, club, 'member');
    expect(refusal(await event.own(other, { ...enter, key: invitation }))).toBe('INVITATION_REQUIRED');
  });

  it('shows what is wrong in which line of a list before anybody is entered', async () => {
    const event = await TestEvent.create(club);
    const csv = 'Name;Rating;Tisch\r\nAda;1500;\r\n;1400;\r\nBo;many;\r\nAda;;2\r\n';
    const preview = await club.owner.browser.post(`${event.base}/entrant-import-previews`, { csv });
    expect(preview.body).toMatchObject({
      entrants: [
        { line: 2, entrant: { name: 'Ada', rating: 1500 } },
        { line: 5, entrant: { name: 'Ada', pinnedTable: 2 } },
      ],
      problems: [
        { code: 'NAME_MISSING', line: 3, severity: 'error' },
        { code: 'BAD_VALUE', line: 4, severity: 'error', column: 'rating' },
        { code: 'NAME_TWICE', line: 5, severity: 'warning' },
      ],
    });
    expect(await event.entrants()).toEqual([]);
    const imported = await club.owner.browser.post(`${event.base}/entrant-imports`, {
      commandId: 'import-1',
      csv,
    });
    expect(imported.body).toMatchObject({ entered: 2, waiting: 0 });
    expect(await event.entrants()).toHaveLength(2);
  });

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

  it('is played at tables: handed in by a phone, confirmed by another, disputed, corrected with foresight', async () => {
    const event = await TestEvent.create(club);
    for (let n = 1; n <= 8; n += 1) await event.enter(`Player ${n}`);
    await event.direct({ type: 'startStage', stage: 'main' });
    await event.direct({ type: 'planRounds', stage: 'main' });
    const member = await newMember(gateway, club, 'member');
    const planned = await member.browser.get(`${event.base}/round?stage=main&round=1`);
    expect(refusal(planned)).toBe('NOT_FOUND');
    await event.direct({ type: 'publishRound', stage: 'main', round: 1 });
    const round = await event.round('main', 1, member);
    expect(round.metrics).toMatchObject({ repeatedPairs: 0 });
    const [first] = round.tables;
    expect(round.reasons[first!.players[0]!]).toMatchObject([
      { code: 'ALL_NEW_OPPONENTS' },
      { code: 'STARTS' },
    ]);
    await event.direct({ type: 'startRound', stage: 'main', round: 1 });

    const { tables } = (await club.owner.browser.get(`${event.base}/keys`)).body as {
      tables: { table: number; key: string }[];
    };
    const { key } = tables.find(({ table }) => table === 1)!;
    const path = `/api/tournament-tables/${event.id}`;
    const phones = ['phone-number-one-', 'phone-number-two-'].map((text) => text.padEnd(20, '0'));
    const act = (phone: number, seat: number, command: object) =>
      new Browser(gateway).post(`${path}/actions`, {
        table: 1,
        key,
        device: phones[phone],
        entrant: first!.players[seat],
        commandId: randomUUID(),
        command,
      });
    const opened = await new Browser(gateway).get(`${path}?table=1&key=${key}`);
    expect(opened.body).toMatchObject({
      round: { round: 1, status: 'running', table: { no: 1, result: null } },
    });
    const entry = plainSheet(4);
    const check = await new Browser(gateway).post(`${path}/sheet-checks`, { table: 1, key, entry });
    expect(check.body).toMatchObject({ totals: [60, 102, 144, 186], places: [1, 2, 3, 4], warnings: [] });
    const impossible = {
      type: 'hands',
      rounds: [{ hands: Array(4).fill({ type: 'sum', points: 900 }), endedBy: 1 }],
    };
    expect(
      refusal(await new Browser(gateway).post(`${path}/sheet-checks`, { table: 1, key, entry: impossible })),
    ).toBe('SHEET_REFUSED');
    expect((await act(0, 0, { type: 'submitResult', entry })).status).toBe(200);
    expect(refusal(await act(0, 1, { type: 'confirmResult' }))).toBe('SAME_PERSON_CONFIRMS');
    expect(refusal(await act(1, 0, { type: 'confirmResult' }))).toBe('SAME_PERSON_CONFIRMS');
    expect((await act(1, 1, { type: 'disputeResult' })).status).toBe(200);
    expect(refusal(await act(1, 1, { type: 'confirmResult' }))).toBe('RESULT_NOT_SUBMITTED');
    expect((await act(1, 1, { type: 'submitResult', entry })).status).toBe(200);
    expect((await act(0, 2, { type: 'confirmResult' })).status).toBe(200);
    expect((await event.round('main', 1)).tables[0]).toMatchObject({
      result: { state: 'confirmed', points: ['5', '3', '2', '1'] },
    });

    const correction = {
      type: 'correctResult',
      stage: 'main',
      round: 1,
      table: 1,
      entry: plainSheet(4, { rounds: 1 }),
    } as const;
    const preview = await event.preview(correction);
    expect(preview.body).toMatchObject({ needsReason: true, events: ['resultCorrected'] });
    expect(refusal(await event.tryTo(correction))).toBe('REASON_REQUIRED');
    const { command } = await event.direct(correction, 'Only one round was played');
    await event.direct({ type: 'undo', command }, 'It was three after all');
    const log = (await club.owner.browser.get(`${event.base}/log?limit=3`)).body as {
      commands: { undone: boolean; reason: string | null }[];
    };
    expect(log.commands).toMatchObject([
      { reason: 'It was three after all', undone: false },
      { reason: 'Only one round was played', undone: true },
      { actor: { role: 'player' } },
    ]);
  });

  it('has a queue of calls with rulings, stops the clock of that table, and keeps penalties', async () => {
    const event = await TestEvent.create(club);
    for (let n = 1; n <= 4; n += 1) await event.enter(`Player ${n}`);
    await event.direct({ type: 'startStage', stage: 'main' });
    await event.direct({ type: 'planRounds', stage: 'main' });
    await event.direct({ type: 'publishRound', stage: 'main', round: 1 });
    await event.direct({ type: 'startRound', stage: 'main', round: 1, minutes: 40 });
    const referee = await newMember(gateway, club, 'referee');
    const at = { stage: 'main', round: 1, table: 1 };
    expect((await event.rule(referee, { type: 'callReferee', ...at, question: 'Who starts?' })).status).toBe(
      200,
    );
    expect((await event.round('main', 1)).tables[0]).toMatchObject({
      stopped: true,
      clock: { phase: 'paused' },
    });
    const { calls } = (await referee.browser.get(`${event.base}/calls`)).body as { calls: { id: string }[] };
    const ruling = {
      type: 'ruleCall',
      call: calls[0]!.id,
      rule: 'deal/left-starts',
      ruling: 'Seat 1',
    } as const;
    expect((await event.rule(referee, ruling)).status).toBe(200);
    expect((await event.round('main', 1)).tables[0]).toMatchObject({
      stopped: false,
      clock: { phase: 'running' },
    });
    const [entrant] = await event.entrants();
    const penalty = {
      type: 'adjustPoints',
      stage: 'main',
      entrant: entrant!,
      kind: 'penalty',
      points: '1/2',
    } as const;
    expect(refusal(await event.rule(referee, penalty))).toBe('REASON_REQUIRED');
    expect((await event.rule(referee, penalty, 'Late twice')).status).toBe(200);
    expect((await event.standings('main')).lines.at(-1)).toMatchObject({
      entrant,
      tp: '-1/2',
      marks: ['penalised'],
    });
    expect(refusal(await event.tryTo({ type: 'approve' }, undefined, referee))).toBe('FORBIDDEN');
  });

  it('is shown to everybody where club and event want it', async () => {
    const open = await newClub(gateway, { listed: true });
    const event = await TestEvent.create(open, { name: 'Open' }, { listed: true });
    const hidden = await TestEvent.create(open, { name: 'Ours' });
    const anybody = new Browser(gateway);
    expect((await anybody.get(`/api/club-pages/${open.slug}/tournaments`)).body).toMatchObject({
      tournaments: [{ name: 'Open' }],
    });
    expect((await anybody.get(`/api/tournament-pages/${event.id}`)).body).toMatchObject({
      tournament: { name: 'Open', clubSlug: open.slug },
      round: null,
      standings: [],
    });
    expect(refusal(await anybody.get(`/api/tournament-pages/${hidden.id}`))).toBe('NOT_FOUND');
  });

  it('enters members by their account alone, and names them as their account does', async () => {
    const event = await TestEvent.create(club);
    const member = await newMember(gateway, club, 'member');
    const stranger = await newAccount(gateway, 'Stranger');
    const entrant = newEntrant('Whoever');
    expect(refusal(await event.tryTo({ type: 'register', id: stranger.id, entrant }))).toBe(
      'ENTRANT_UNKNOWN',
    );
    await event.direct({ type: 'register', id: member.id, entrant });
    const { entrants } = (await member.browser.get(`${event.base}/entrants`)).body as { entrants: object[] };
    expect(entrants).toMatchObject([{ id: member.id, userId: member.id, name: member.name }]);
    expect(((await event.get(member)) satisfies TournamentBody).ownEntrant).toBe(member.id);
  });
});
