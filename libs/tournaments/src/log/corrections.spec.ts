import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Desk, entry, MAIN, FINAL, movement, names, playerActor, scores, setup } from '../../test/desk.js';
import { sha256, workedExamples } from '../../test/worked-examples.js';
import { entrantId } from '../model/ids.js';
import { parsePoints } from '../numbers/half-points.js';
import { SWISS_CHAIN } from '../standings/criteria.js';
import { canonicalJson, findBrokenLink } from './chain.js';
import { effectiveEvents, replay, replayChecked } from './log.js';
import { eventStandings, stageStandings } from './standings.js';
import { roundOf, stageOf } from './state.js';

const cut = { take: 4, by: 'overall', luckyLosers: 0, to: FINAL, seating: 'serpentine' } as const;
const final = { id: FINAL, format: { kind: 'final', games: 1, carryOver: false } } as const;

/** The worked Swiss event, played through the log with its own seatings. */
function workedEvent(): Desk {
  const { input } = workedExamples.T08;
  const swiss = {
    kind: 'swiss',
    rounds: 3,
    firstRound: 'random',
    repeatPolicy: 'strict',
    shortTables: 'low',
  } as const;
  const desk = new Desk(
    setup([{ id: MAIN, format: swiss, cut }, final], { chain: SWISS_CHAIN }, { lotSeed: input.lotSeed }),
    input.players.map(({ id }) => id),
  );
  desk.run({ type: 'startStage', stage: MAIN });
  for (const round of [1, 2, 3]) {
    desk.run({ type: 'planRounds', stage: MAIN });
    const games = input.games.filter((game) => game.round === round);
    // The example fixes who plays whom: swap until the planned tables are those of the example.
    games.forEach((game, t) => {
      game.players.forEach((name, seat) => {
        const sits = desk.seatsAt(round)[t]![seat]!;
        if (sits !== name)
          desk.record({ type: 'seatsSwapped', stage: MAIN, round, a: sits, b: entrantId(name) });
      });
    });
    desk.begin(round);
    games.forEach((game, t) => {
      const half = game.totals.map((text) => parsePoints(text)!);
      const rounds = [scores(...half), scores(...half.map(() => 0)), scores(...half.map(() => 0))];
      desk.run({ type: 'reportResult', stage: MAIN, round, table: t + 1, entry: { type: 'scores', rounds } });
    });
    desk.record({ type: 'roundClosed', stage: MAIN, round });
  }
  return desk;
}

const ranks = (desk: Desk): Record<string, number> =>
  Object.fromEntries(stageStandings(desk.state, MAIN, sha256).map(({ id, rank }) => [id, rank]));

describe('corrections', () => {
  const corrected = { type: 'correctResult', stage: MAIN, round: 1, table: 1 } as const;
  const sheet = {
    type: 'scores',
    rounds: [scores(78, 55, 24, 29), scores(0, 0, 0, 0), scores(0, 0, 0, 0)],
  } as const;

  it('[T08] the log comes to the same standings as the bare games', () => {
    const lines = stageStandings(workedEvent().state, MAIN, sha256);
    expect(lines.map(({ id, tp, decidedBy }) => ({ id, tp, decidedBy }))).toMatchObject(
      workedExamples.T08.expected.map((line) => {
        const { id, tp, decidedBy } = line as { id: string; tp: string; decidedBy: string };
        return { id, tp, decidedBy };
      }),
    );
  });

  it('[T09] of a round-1 sheet show beforehand who enters and leaves the cut', () => {
    const desk = workedEvent();
    const before = ranks(desk);
    const preview = desk.preview({ ...corrected, entry: sheet });
    expect(ranks(desk)).toEqual(before);
    const moves = Object.fromEntries(
      preview.standings
        .filter((change) => 'DFB'.includes(change.id))
        .map(({ id, before: old, after }) => [id, [old?.rank, after?.rank]]),
    );
    expect(moves).toEqual({ D: [5, 4], F: [6, 5], B: [4, 6] });
    expect(preview.cuts).toEqual([{ stage: MAIN, enters: ['D'], leaves: ['B'], nextStageStarted: false }]);
    desk.run({ ...corrected, entry: sheet });
    expect(ranks(desk)).toMatchObject({ D: 4, F: 5, B: 6 });
  });

  it('after the cut leave the started stage as it is', () => {
    const desk = workedEvent()
      .record({ type: 'stageClosed', stage: MAIN })
      .run({ type: 'startStage', stage: FINAL });
    const finalists = stageOf(desk.state, FINAL)!.entrants;
    const preview = desk.preview({ ...corrected, entry: sheet });
    expect(preview.cuts[0]).toMatchObject({ enters: ['D'], leaves: ['B'], nextStageStarted: true });
    desk.run({ ...corrected, entry: sheet });
    expect(stageOf(desk.state, FINAL)!.entrants).toEqual(finalists);
  });

  it('[7.3/10] equal a history that was right from the start, and change no published seat', () => {
    fc.assert(
      fc.property(fc.nat(2), fc.array(fc.nat(80), { minLength: 4, maxLength: 4 }), (which, half) => {
        const right = { type: 'scores', rounds: [scores(...half.map((h) => 2 * h))] } as const;
        const make = (): Desk =>
          new Desk(setup([movement(2)]), names(12))
            .run({ type: 'startStage', stage: MAIN })
            .run({ type: 'planRounds', stage: MAIN })
            .begin(1);
        const at = { stage: MAIN, round: 1, table: which + 1 };
        const wrong = { type: 'scores', rounds: [scores(1, 2, 3, 4)] } as const;
        const late = make()
          .run({ type: 'reportResult', ...at, entry: wrong })
          .finish(1)
          .record({ type: 'roundPublished', stage: MAIN, round: 2 });
        const published = canonicalJson(late.seatsAt(2));
        late.run({ type: 'correctResult', ...at, entry: right });
        const early = make()
          .run({ type: 'reportResult', ...at, entry: right })
          .finish(1);
        expect(stageStandings(late.state, MAIN, sha256)).toEqual(stageStandings(early.state, MAIN, sha256));
        expect(canonicalJson(late.seatsAt(2))).toBe(published);
      }),
      { numRuns: 12 },
    );
  });
});

describe('undoing', () => {
  it('takes back everything a command did, and can itself be undone', () => {
    const desk = new Desk(setup([movement(3)]), names(12))
      .run({ type: 'startStage', stage: MAIN })
      .run({ type: 'planRounds', stage: MAIN })
      .begin(1)
      .finish(1);
    const before = canonicalJson(desk.seatsAt(2));
    desk.run({ type: 'drop', entrant: entrantId('p07') });
    const command = desk.log.events.at(-1)!.command;
    desk.run({ type: 'undo', command });
    expect(desk.state.entrants.get(entrantId('p07'))!.status).toBe('checkedIn');
    expect(canonicalJson(desk.seatsAt(2))).toBe(before);
    expect(desk.refusal({ type: 'undo', command })).toEqual({ code: 'NOTHING_TO_UNDO' });
    desk.run({ type: 'undo', command: desk.log.events.at(-1)!.command });
    expect(desk.state.entrants.get(entrantId('p07'))!.status).toBe('dropped');
  });

  it('is refused where something later rests on it, naming what', () => {
    const desk = new Desk(setup([movement(2)]), names(8))
      .run({ type: 'startStage', stage: MAIN })
      .run({ type: 'planRounds', stage: MAIN });
    const publication = desk
      .record({ type: 'roundPublished', stage: MAIN, round: 1 })
      .log.events.at(-1)!.command;
    desk.record({ type: 'roundStarted', stage: MAIN, round: 1, minutes: 40 });
    expect(desk.refusal({ type: 'undo', command: publication })).toMatchObject({
      code: 'UNDO_BLOCKED',
      by: desk.log.events.length,
      because: 'ROUND_NOT_PUBLISHED',
    });
    expect(desk.refusal({ type: 'undo', command: 1 })).toEqual({ code: 'NOTHING_TO_UNDO' });
    expect(desk.refusal({ type: 'undo', command: publication }, undefined, ' ')).toEqual({
      code: 'REASON_REQUIRED',
    });
  });

  it('is for players only of what they did themselves, and needs no reason then', () => {
    const desk = new Desk(setup([movement(2)]), ['a', 'b']).record({ type: 'checkInOpened' });
    const [a, b] = [playerActor('a'), playerActor('b')];
    desk.run({ type: 'checkIn', entrant: entrantId('a'), how: 'kiosk' }, a);
    const command = desk.log.events.at(-1)!.command;
    expect(desk.refusal({ type: 'undo', command }, b)).toEqual({ code: 'NOTHING_TO_UNDO' });
    expect(desk.refusal({ type: 'undo', command: command - 1 }, a)).toEqual({ code: 'NOTHING_TO_UNDO' });
    expect(desk.refusal({ type: 'undo', command }, undefined, '')).toEqual({ code: 'REASON_REQUIRED' });
    desk.run({ type: 'undo', command }, a, null);
    expect(desk.state.entrants.get(entrantId('a'))!.status).toBe('registered');
  });

  it('previews what it would bring back', () => {
    const desk = new Desk(setup([movement(2)]), names(8))
      .run({ type: 'startStage', stage: MAIN })
      .run({ type: 'planRounds', stage: MAIN })
      .begin(1)
      .finish(1);
    desk.record({
      type: 'pointsAdjusted',
      id: 'a1',
      stage: MAIN,
      entrant: entrantId('p01'),
      kind: 'penalty',
      points: '1',
    });
    const preview = desk.preview({ type: 'undo', command: desk.log.events.at(-1)!.command });
    expect(preview.standings.find(({ id }) => id === 'p01')).toBeDefined();
  });
});

describe('the log', () => {
  it('replays to the same state, is chained, and shows where it was touched', () => {
    const desk = workedEvent();
    const { events } = desk.log;
    expect(replay(events).state).toEqual(desk.state);
    expect(replayChecked(events)).toMatchObject({ ok: true });
    expect(findBrokenLink(events, sha256)).toBeUndefined();
    const touched = events.map((event) => (event.seq === 7 ? { ...event, at: event.at + 1 } : event));
    expect(findBrokenLink(touched, sha256)).toBe(7);
    expect(findBrokenLink(events.toSpliced(4, 1), sha256)).toBe(5);
    expect(effectiveEvents(events)).toHaveLength(events.length);
  });

  it('is approved when all is played, reopened for a reason, and locked when the period is over', () => {
    const desk = new Desk(setup([movement(1)], { correctionHours: 48 }), names(4))
      .run({ type: 'startStage', stage: MAIN })
      .run({ type: 'planRounds', stage: MAIN });
    expect(desk.refusal({ type: 'standingsApproved' })).toEqual({ code: 'ROUNDS_OPEN' });
    desk
      .begin(1)
      .finish(1)
      .record({ type: 'stageClosed', stage: MAIN })
      .record({ type: 'standingsApproved' });
    expect(desk.refusal({ type: 'register', entrant: entry('x') })).toEqual({ code: 'TOURNAMENT_APPROVED' });
    expect(desk.refusal({ type: 'tournamentLocked' })).toEqual({ code: 'CORRECTION_PERIOD_RUNS' });
    desk.record({ type: 'tournamentReopened' }).run({
      type: 'correctResult',
      stage: MAIN,
      round: 1,
      table: 1,
      entry: { type: 'scores', rounds: [scores(0, 2, 4, 6)] },
    });
    expect(roundOf(desk.state, { stage: MAIN, round: 1 })!.tables[0]!.result!.state).toBe('corrected');
    desk.record({ type: 'standingsApproved' });
    desk.now += 48 * 3_600_000;
    desk.record({ type: 'tournamentLocked' });
    expect(desk.refusal({ type: 'tournamentReopened' })).toEqual({ code: 'TOURNAMENT_LOCKED' });
    expect(eventStandings(desk.state, sha256)).toHaveLength(4);
  });
});
