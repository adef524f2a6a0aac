import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyOf, PaperTable, user } from '../../../test/paper-table.js';
import { snapshotFor } from '../live/frames.js';
import { clockKey, timeFor } from './clock.js';

describe('the lobby', () => {
  it('gives a seat to one person, and a person one seat', () => {
    const paper = new PaperTable({ seats: 3 });
    paper.accept({ type: 'sit', user: user(1), seat: 2 });
    expect(paper.ask({ type: 'sit', user: user(2), seat: 2 })).toBe('SEAT_TAKEN');
    expect(paper.ask({ type: 'sit', user: user(1) })).toBe('ALREADY_SEATED');
    expect(paper.ask({ type: 'sit', user: user(2), seat: 4 })).toBe('NO_SUCH_SEAT');
    paper.accept({ type: 'sit', user: user(2) });
    expect(paper.table.seatOf(user(2))).toBe(1);
    paper.accept({ type: 'sit', user: user(3) });
    expect(paper.ask({ type: 'sit', user: user(4) })).toBe('TABLE_FULL');
  });

  it('starts with enough people who are all ready, and closes up empty seats', () => {
    const paper = new PaperTable({ seats: 4 });
    paper.accept({ type: 'sit', user: user(1), seat: 2 });
    paper.accept({ type: 'ready', user: user(1), ready: true });
    expect(paper.ask({ type: 'start' })).toBe('TOO_FEW_PLAYERS');
    paper.accept({ type: 'sit', user: user(2), seat: 4 });
    expect(paper.ask({ type: 'start' })).toBe('NOT_READY');
    paper.accept({ type: 'ready', user: user(2), ready: true });
    paper.accept({ type: 'start' });
    expect(paper.table.seats.map(({ occupant }) => occupant)).toEqual([{ user: user(1) }, { user: user(2) }]);
    expect(paper.ask({ type: 'sit', user: user(3) })).toBe('GAME_HAS_BEGUN');
  });

  it('publishes the commitment of the first deal before anybody sits down', () => {
    expect(new PaperTable({ seats: 2 }).rows[0]!.entries).toEqual([
      { type: 'committed', round: 1, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
  });

  it('mixes what the seats add into the deal', () => {
    const dealt = (seed: string): unknown => {
      const paper = new PaperTable({ seats: 2 });
      for (const seat of [1, 2]) paper.accept({ type: 'sit', user: user(seat), seat });
      paper.accept({ type: 'ready', user: user(1), ready: true, seed });
      paper.accept({ type: 'ready', user: user(2), ready: true });
      paper.accept({ type: 'start' });
      return paper.table.match!.clone().viewFor('spectator');
    };
    const discards = Array.from({ length: 12 }, (_, i) =>
      JSON.stringify(dealt(i.toString(16).repeat(32).slice(0, 32))),
    );
    expect(new Set(discards).size).toBeGreaterThan(1);
  });
});

describe('a game in the log', () => {
  it('is the same for every viewer when it is read again, at every moment', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), fc.infiniteStream(fc.nat(1000)), (seats, stream) => {
        const numbers = stream[Symbol.iterator]();
        const pick = (moves: readonly string[]): string =>
          moves[(numbers.next().value as number) % moves.length]!;
        const paper = new PaperTable({ seats }).start();
        let moves = 0;
        const stopAt = 10 + (numbers.next().value as number) / 5;
        paper.playOn(pick, (table) => table.status === 'over' || (moves += 1) > stopAt);
        const again = paper.reread();
        for (const viewer of ['spectator' as const, ...Array.from({ length: seats }, (_, i) => i + 1)])
          expect(JSON.stringify(snapshotFor(again, viewer, 0))).toBe(
            JSON.stringify(snapshotFor(paper.table, viewer, 0)),
          );
      }),
      { numRuns: 40 },
    );
  });

  it('goes through all its rounds and waits between them', () => {
    const paper = new PaperTable({ seats: 3, preset: 'house' }).start();
    paper.playOn(anyOf(), ({ status }) => status === 'between');
    expect(paper.table.commitments).toHaveLength(2);
    expect(paper.move(1, 'D')).toBe('NOT_PLAYING');
    for (const seat of [1, 2, 3]) paper.accept({ type: 'ready', user: user(seat), ready: true });
    expect(paper.table.status).toBe('playing');
    paper.playOn(anyOf(), ({ status }) => status === 'over');
    expect(paper.table.match!.outcome().rounds).toHaveLength(3);
  });
});

describe('a move', () => {
  it('is refused without harm when it was made for another turn', () => {
    const paper = new PaperTable({ seats: 3 }).start();
    const stale = paper.phase;
    paper.playOn(anyOf(), () => paper.phase > stale);
    const before = JSON.stringify(snapshotFor(paper.table, 1, 0));
    expect(paper.ask({ type: 'move', user: user(1), phase: stale, move: 'D', elapsedMs: 0 })).toBe(
      'STALE_TURN',
    );
    expect(JSON.stringify(snapshotFor(paper.table, 1, 0))).toBe(before);
  });

  it('is refused from somebody who does not sit at the table', () => {
    const paper = new PaperTable({ seats: 2 }).start();
    expect(paper.ask({ type: 'move', user: user(9), phase: paper.phase, move: 'D', elapsedMs: 0 })).toBe(
      'NOT_SEATED',
    );
  });
});

describe('the clock', () => {
  const atTurn = (paper: PaperTable): void => {
    paper.playOn(anyOf(), (table) => {
      const awaited = table.awaits();
      return awaited.type === 'decisions' && awaited.decisions[0]?.clock === 'turn';
    });
  };

  it('plays the default for everybody who is asked in set-up', () => {
    const paper = new PaperTable({ seats: 4 }).start();
    paper.accept({ type: 'clock', phase: paper.phase });
    const moved = paper.rows.at(-1)!.entries.filter(({ type }) => type === 'moved');
    expect(moved).toHaveLength(8);
  });

  it('takes from the bank what a turn takes beyond its time', () => {
    const paper = new PaperTable({ seats: 2, timing: { turn: 10, bank: 60 } }).start();
    atTurn(paper);
    const seat = paper.asked()[0]!;
    expect(timeFor(paper.table)).toBe(70_000);
    paper.move(seat, 'D', 8000);
    expect(timeFor(paper.table)).toBe(62_000);
    const throwIt = paper.table.match!.legalMoves(seat).find((move) => move === 'T')!;
    paper.move(seat, throwIt, 7000);
    paper.playOn(anyOf(), () => paper.asked()[0] !== seat);
    expect(paper.table.seat(seat).bankMs).toBe(55_000);
  });

  it('hands a seat that misses two turns to a caretaker, until its player moves again', () => {
    const paper = new PaperTable({ seats: 2, timing: { timeouts: 2 } }).start();
    atTurn(paper);
    const seat = paper.asked()[0]!;
    paper.accept({ type: 'clock', phase: paper.phase });
    expect(paper.table.seat(seat).caretaker).toBe(false);
    paper.accept({ type: 'clock', phase: paper.phase });
    expect(paper.table.seat(seat).caretaker).toBe(true);
    expect(paper.rows.at(-1)!.entries).toContainEqual({ type: 'caretaker', seat, on: true, why: 'timeouts' });
    paper.accept({ type: 'return', user: user(seat) });
    expect(paper.table.seat(seat).caretaker).toBe(false);
  });

  it('runs on while a window is answered, and starts anew with the next phase', () => {
    const paper = new PaperTable({ seats: 4 }).start();
    atTurn(paper);
    paper.move(paper.asked()[0]!, 'D');
    const key = clockKey(paper.table);
    const [first] = paper.asked();
    paper.move(first!, 'N');
    expect(clockKey(paper.table)).toBe(key);
    for (const seat of paper.asked()) paper.move(seat, 'N');
    expect(clockKey(paper.table)).not.toBe(key);
  });

  it('closes a window without counting silence as a missed turn', () => {
    const paper = new PaperTable({ seats: 4 }).start();
    atTurn(paper);
    paper.move(paper.asked()[0]!, 'D');
    const silent = paper.asked();
    paper.accept({ type: 'clock', phase: paper.phase });
    for (const seat of silent) expect(paper.table.seat(seat).timeoutsInARow).toBe(0);
  });
});

describe('an answer in advance', () => {
  it('is given at once, for the rest of the round', () => {
    const paper = new PaperTable({ seats: 3 }).start();
    for (const seat of [1, 2, 3])
      paper.accept({ type: 'answerAlways', user: user(seat), answer: 'never-knock', on: true });
    paper.playOn(anyOf(), (table) => {
      const awaited = table.awaits();
      return awaited.type === 'decisions' && awaited.decisions[0]?.clock === 'turn';
    });
    const seat = paper.asked()[0]!;
    paper.move(seat, 'D');
    expect(paper.asked()).toEqual([seat]);
    expect(
      paper.rows.at(-1)!.entries.filter((entry) => entry.type === 'moved' && entry.by === 'standing'),
    ).toHaveLength(2);
  });

  it('must be one the game knows', () => {
    const paper = new PaperTable({ seats: 3 }).start();
    expect(paper.ask({ type: 'answerAlways', user: user(1), answer: 'always-win', on: true })).toBe(
      'NO_SUCH_ANSWER',
    );
  });
});

describe('a referee', () => {
  const by = user(9);

  it('pauses and resumes: nothing is played meanwhile and no clock runs', () => {
    const paper = new PaperTable({ seats: 2 }).start();
    paper.accept({ type: 'pause', by, reason: 'a question' });
    expect(clockKey(paper.table)).toBeNull();
    expect(paper.move(1, 'R1a1')).toBe('PAUSED');
    expect(paper.ask({ type: 'clock', phase: paper.phase })).toBe('PAUSED');
    paper.accept({ type: 'resume', by });
    expect(Array.isArray(paper.move(1, 'R1a1'))).toBe(true);
  });

  it('replaces a player by another or by a bot, who plays the same hand', () => {
    const paper = new PaperTable({ seats: 2 }).start();
    const before = paper.table.match!.viewFor(1);
    expect(paper.ask({ type: 'replace', by, seat: 1, occupant: { user: user(2) }, reason: 'x' })).toBe(
      'ALREADY_SEATED',
    );
    paper.accept({ type: 'replace', by, seat: 1, occupant: { user: user(5) }, reason: 'had to leave' });
    expect(paper.table.seatOf(user(5))).toBe(1);
    expect(paper.table.match!.viewFor(1)).toEqual(before);
  });

  it('calls time, after set-up and once', () => {
    const paper = new PaperTable({ seats: 2 }).start();
    expect(typeof paper.ask({ type: 'callTime', by, reason: 'closing' })).toBe('string');
    paper.accept({ type: 'clock', phase: paper.phase });
    paper.accept({ type: 'callTime', by, reason: 'closing' });
    expect(typeof paper.ask({ type: 'callTime', by, reason: 'again' })).toBe('string');
  });

  it('ends the game: finished rounds count', () => {
    const paper = new PaperTable({ seats: 2, preset: 'house' }).start();
    paper.playOn(anyOf(), ({ status }) => status === 'between');
    paper.accept({ type: 'stop', by, reason: 'the hall closes' });
    expect(paper.table.status).toBe('over');
    expect(paper.table.match!.outcome()).toMatchObject({ over: true, rounds: [expect.anything()] });
  });
});

describe('leaving', () => {
  it('empties a seat before the game, and brings a caretaker in it', () => {
    const paper = new PaperTable({ seats: 3 });
    paper.accept({ type: 'sit', user: user(1) });
    paper.accept({ type: 'stand', user: user(1) });
    expect(paper.table.seatOf(user(1))).toBeUndefined();
    const playing = new PaperTable({ seats: 3 }).start();
    playing.accept({ type: 'stand', user: user(2) });
    expect(playing.table.seat(2)).toMatchObject({ caretaker: true, occupant: { user: user(2) } });
  });
});
