import { describe, expect, it } from '@jest/globals';
import {
  entrantId,
  eventStandings,
  exportCsv,
  gamesOfStage,
  makeArchive,
  makeRating,
  nextSteps,
  rateGames,
  readArchive,
  roundOf,
  seatReasons,
  sharePrizes,
  stageOf,
  stageStandings,
} from '../src/index.js';
import { Desk, entry, FINAL, MAIN, movement, names, playerActor, scores, setup } from './desk.js';
import { sha256 } from './worked-examples.js';

const cut = { take: 4, by: 'overall', luckyLosers: 0, to: FINAL, seating: 'serpentine' } as const;

/** A club evening of 27: eleven in the room at three tables, sixteen elsewhere at four. */
function opened(): Desk {
  const desk = new Desk(
    setup(
      [movement(3, cut), { id: FINAL, format: { kind: 'final', games: 1, carryOver: false } }],
      { shortTablePolicy: 'repeatsFirst' },
      { mode: 'mixed', cap: 27 },
    ),
  );
  desk.record({ type: 'registrationOpened' });
  names(27).forEach((name, i) => {
    desk.run(
      { type: 'register', entrant: entry(name, { attends: i < 11 ? 'room' : 'online' }) },
      playerActor(name),
      null,
    );
  });
  desk.run({ type: 'register', entrant: entry('wait1') }).run({ type: 'register', entrant: entry('wait2') });
  desk.record({ type: 'pairKeptApart', pair: [entrantId('p01'), entrantId('p02')] });
  desk.record({ type: 'entrantChanged', entrant: entrantId('p03'), changes: { pinnedTable: 2 } });
  desk.record({ type: 'checkInOpened' });
  for (const name of names(27))
    desk.run({ type: 'checkIn', entrant: entrantId(name), how: 'self' }, playerActor(name), null);
  return desk.run({ type: 'closeCheckIn' });
}

describe('a whole event', () => {
  it('goes from registration to locked standings, with everything that happens on the way', () => {
    const desk = opened();
    expect(nextSteps(desk.state)[0]).toEqual({ code: 'START_STAGE', stage: MAIN });
    desk.run({ type: 'startStage', stage: MAIN }).run({ type: 'planRounds', stage: MAIN });
    const first = roundOf(desk.state, { stage: MAIN, round: 1 })!;
    expect(first.tables.map(({ no, place, seats }) => [no, place, seats.length])).toEqual([
      [1, 'room', 4],
      [2, 'room', 4],
      [3, 'room', 3],
      ...[4, 5, 6, 7].map((no) => [no, 'online', 4]),
    ]);
    desk.begin(1);

    // Both kinds of table in the same round: one enters by phone and another seat confirms, the other reports itself.
    const [sitsFirst, sitsSecond] = first.tables[0]!.seats;
    const hands = first.tables[0]!.seats.map((_, i) => ({ type: 'sum', points: 5 + i }) as const);
    const written = { type: 'hands', rounds: [1, 2, 3].map(() => ({ hands, endedBy: 2 })) } as const;
    const table1 = { stage: MAIN, round: 1, table: 1 };
    desk.run({ type: 'submitResult', ...table1, entry: written }, playerActor(sitsFirst!), null);
    expect(nextSteps(desk.state)[0]).toMatchObject({ code: 'AWAIT_RESULTS', toConfirm: [1] });
    desk.record({ type: 'resultConfirmed', ...table1 }, playerActor(sitsSecond!), null);
    desk.finish(1);

    // Somebody leaves; a late player comes to the room and is seated from round 2 on.
    desk.run({ type: 'drop', entrant: entrantId('p27') }, playerActor('p27'), null);
    desk.run({ type: 'changeSetup', changes: { cap: 30 } });
    expect(desk.state.entrants.get(entrantId('wait1'))!.status).toBe('registered');
    desk
      .run({ type: 'register', entrant: entry('late') })
      .run({ type: 'checkIn', entrant: entrantId('late'), how: 'desk' });
    const second = roundOf(desk.state, { stage: MAIN, round: 2 })!;
    expect(second.tables.map(({ seats }) => seats.length).sort()).toEqual([3, 4, 4, 4, 4, 4, 4]);
    expect(second.tables.find(({ no }) => no === 2)!.seats).toContain('p03');
    for (const { seats } of second.tables) expect(seats).not.toEqual(expect.arrayContaining(['p01', 'p02']));
    desk.begin(2).finish(2).begin(3).finish(3);

    // A wrong sheet of round 1 comes to light; the seats that were published stay.
    const seats = JSON.stringify([1, 2, 3].map((round) => desk.seatsAt(round)));
    const entered = {
      type: 'scores',
      rounds: [scores(0, 20, 40, 60), scores(0, 20, 40, 60), scores(0, 20, 40, 60)],
    } as const;
    const preview = desk.preview({ type: 'correctResult', ...table1, entry: entered });
    expect(preview.standings.length).toBeGreaterThan(0);
    desk.run({ type: 'correctResult', ...table1, entry: entered });
    expect(JSON.stringify([1, 2, 3].map((round) => desk.seatsAt(round)))).toBe(seats);

    desk.record({ type: 'stageClosed', stage: MAIN });
    const qualified = stageStandings(desk.state, MAIN, sha256)
      .filter(({ status }) => status === 'checkedIn')
      .slice(0, 4)
      .map(({ id }) => id);
    desk.run({ type: 'startStage', stage: FINAL }).run({ type: 'planRounds', stage: FINAL });
    expect(stageOf(desk.state, FINAL)!.entrants).toEqual(qualified);
    desk.begin(1, FINAL).finish(1, FINAL).record({ type: 'stageClosed', stage: FINAL });
    desk
      .record({ type: 'prizesSet', prizes: [{ place: 1, amount: 5000, label: 'cup' }] })
      .record({ type: 'standingsApproved' });

    const standings = eventStandings(desk.state, sha256);
    expect(standings).toHaveLength(28);
    expect(
      standings
        .slice(0, 4)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...qualified].sort());
    expect(standings.find(({ id }) => id === 'late')!.marks).toEqual(['late']);
    expect(sharePrizes(standings, desk.state.prizes).shares[0]!.id).toBe(standings[0]!.id);

    const archive = JSON.stringify(makeArchive(desk.log, sha256));
    const back = readArchive(archive, sha256);
    expect(back.ok && back.value.state).toEqual(desk.state);
    expect(exportCsv(desk.state, sha256)['standings.csv'].split('\r\n')).toHaveLength(1 + 28 + 1);
    const pool = rateGames(gamesOfStage(stageOf(desk.state, MAIN)!));
    expect([...pool.values()].every(({ rating }) => makeRating(rating) !== '')).toBe(true);
    expect(pool.size).toBe(28);

    desk.now += 48 * 3_600_000;
    desk.record({ type: 'tournamentLocked' });
    expect(nextSteps(desk.state)).toEqual([{ code: 'NOTHING' }]);
  });

  it('can say of everybody why they sit where they sit', () => {
    const desk = opened().run({ type: 'startStage', stage: MAIN }).run({ type: 'planRounds', stage: MAIN });
    const ids = [...desk.state.entrants.keys()];
    const number = new Map(ids.map((id, i) => [id, i]));
    const [round1, round2] = stageOf(desk.state, MAIN)!.rounds.map(({ tables, byes }) => ({
      tables: tables.map(({ no, seats }) => ({ no, seats: seats.map((id) => number.get(id)!) })),
      byes: byes.map((id) => number.get(id)!),
    }));
    const reasons = seatReasons({
      players: ids.length,
      round: round2!,
      earlier: [round1!],
      gameRounds: 3,
      optimal: true,
    });
    expect(reasons.size).toBe(27);
    for (const own of reasons.values()) expect(own.length).toBeGreaterThanOrEqual(2);
  });
});
