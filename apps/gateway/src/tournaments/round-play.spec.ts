import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ResponseOf, routes } from '@red-disc/contracts';
import { newClub, newMember, refusal, type TestClub } from '../../test/clubs.js';
import { Browser } from '../../test/people.js';
import { runGateway, type RunningGateway } from '../../test/running-gateway.js';
import { plainSheet, TestEvent } from '../../test/tournaments.js';
import { TURNOVER_MINUTES } from './views/timetable.js';

describe('an event in its rounds', () => {
  let gateway: RunningGateway;
  let club: TestClub;
  beforeAll(async () => {
    gateway = await runGateway();
    club = await newClub(gateway);
  });
  afterAll(() => gateway.stop());

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

  it('ends a round in the timetable when the next one begins, and expects the others after it', async () => {
    const event = await TestEvent.create(club);
    for (let n = 1; n <= 4; n += 1) await event.enter(`Player ${n}`);
    await event.direct({ type: 'startStage', stage: 'main' });
    await event.direct({ type: 'planRounds', stage: 'main' });
    await event.play('main', 1);
    await event.direct({ type: 'publishRound', stage: 'main', round: 2 });
    await event.direct({ type: 'startRound', stage: 'main', round: 2 });
    const { slots } = (await club.owner.browser.get(`${event.base}/timetable`)).body as ResponseOf<
      typeof routes.getTournamentTimetable
    >;
    const [first, second, third] = slots;
    expect(slots.map(({ round }) => round)).toEqual([1, 2, 3]);
    expect(first!.endsAt).toBe(second!.startsAt);
    expect(Date.parse(third!.startsAt)).toBe(Date.parse(second!.endsAt) + TURNOVER_MINUTES * 60_000);
  });
});
