import { describe, expect, it } from '@jest/globals';
import { type Awaited } from '@red-disc/game';
import { cardsOf } from '../cards.js';
import { allegraGame } from '../game.js';
import { finishRound, newMatch, playAll, shuffleInOrder, type AllegraTable } from '../../test/new-match.js';

function phaseOf(match: AllegraTable): number {
  const awaited: Awaited = match.awaits();
  if (awaited.type !== 'decisions') throw new Error(awaited.type);
  return awaited.phase;
}

/** Every place by its number, so that no two neighbours are alike. */
const mixed = (seats: number): number[] => {
  const cards = cardsOf('auto', seats);
  return cards.map((_, i) => cards[(i * 37) % cards.length]!);
};

function started(seats: number, rules = {}): AllegraTable {
  const match = newMatch(seats, rules);
  match.shuffle(mixed(seats));
  for (let seat = 1; seat <= seats; seat += 1) playAll(match, `${seat} R${seat}a1`, `${seat} R${seat}b2`);
  return match;
}

describe('what a match awaits', () => {
  it('is the deal first, under its label and with its cards in order', () => {
    const match = newMatch(4);
    expect(match.awaits()).toEqual({ type: 'shuffle', round: 1, label: 'deal', cards: cardsOf('auto', 4) });
    expect(match.play(1, 'R1a1')).toEqual({ ok: false, error: { code: 'SHUFFLE_AWAITED' } });
    expect(match.callTime()).toEqual({ ok: false, error: { code: 'SHUFFLE_AWAITED' } });
    expect([match.legalMoves(1), match.defaultMove(1)]).toEqual([[], undefined]);
  });

  it('is set-up, a turn or a window, each with its clock', () => {
    const match = newMatch(3);
    match.shuffle(mixed(3));
    expect(match.awaits()).toMatchObject({
      decisions: [1, 2, 3].map((seat) => ({ seat, kind: 'setup', clock: 'setup' })),
    });
    const playing = started(3);
    expect(playing.awaits()).toMatchObject({ decisions: [{ seat: 1, kind: 'open', clock: 'turn' }] });
    playAll(playing, '1 D');
    expect(playing.awaits()).toMatchObject({
      decisions: [
        { seat: 2, kind: 'knock', clock: 'window' },
        { seat: 3, kind: 'knock', clock: 'window' },
      ],
    });
  });

  it('is no other shuffle than the one it names', () => {
    const match = started(2);
    expect(match.shuffle(mixed(2))).toEqual({ ok: false, error: { code: 'NO_SHUFFLE_AWAITED' } });
  });

  it('[deck/empty] is a reshuffle when somebody draws from an empty deck, and the draw waits for it', () => {
    const match = newMatch(2, { takenDiscard: 'free' });
    match.shuffle(mixed(2));
    playAll(match, '1 R1a1', '1 R1b2', '2 R2a1', '2 R2b2');
    for (let turn = 0; match.viewFor(1).round!.deck > 0; turn += 1) {
      const seat = (turn % 2) + 1;
      playAll(match, `${seat} D`, `${seat} X${seat}a1`);
    }
    const seat = match.viewFor(1).round!.active!;
    const { discard } = match.viewFor(1).round!;
    const phase = phaseOf(match);
    expect(playAll(match, `${seat} D`)).toEqual([]);
    expect(match.awaits()).toEqual({
      type: 'shuffle',
      round: 1,
      label: 'reshuffle/1',
      cards: discard.slice(0, -1).toSorted((a, b) => a - b),
    });
    expect(match.canUndo()).toBe(false);
    expect(match.play(seat, 'P')).toEqual({ ok: false, error: { code: 'SHUFFLE_AWAITED' } });
    expect(match.callTime()).toEqual({ ok: false, error: { code: 'SHUFFLE_AWAITED' } });
    expect(match.shuffle(discard)).toEqual({ ok: false, error: { code: 'WRONG_CARDS' } });
    expect(shuffleInOrder(match)).toMatchObject([{ type: 'reshuffled' }, { type: 'drew', seat }]);
    expect(phaseOf(match)).toBeGreaterThan(phase);
    expect(match.canUndo()).toBe(false);
  });
});

describe('the phase of a command', () => {
  it('stays while several decide side by side, and grows with every other decision', () => {
    const match = newMatch(3);
    match.shuffle(mixed(3));
    const phases = [phaseOf(match)];
    const entries = [
      '1 R1a1',
      '2 R2a1',
      '1 R1b2',
      '2 R2b2',
      '3 R3a1',
      '3 R3b2',
      '1 D',
      '3 K',
      '2 N',
      '1 H',
      '1 T',
    ];
    for (const entry of entries) {
      playAll(match, entry);
      phases.push(phaseOf(match));
    }
    const changes = phases.slice(1).map((phase, i) => phase > phases[i]!);
    const isLastOfWindow = ['3 R3b2', '2 N'];
    expect(changes).toEqual(entries.map((entry) => isLastOfWindow.includes(entry) || !/ [RKN]/.test(entry)));
  });

  it('is not disturbed by a referee who calls time', () => {
    const match = started(3);
    playAll(match, '1 D');
    const phase = phaseOf(match);
    expect(match.callTime()).toEqual({ ok: true, value: [{ type: 'timeCalled', running: 1 }] });
    expect(phaseOf(match)).toBe(phase);
  });
});

describe('a refused move', () => {
  it('changes nothing and says why', () => {
    const match = started(3);
    const before = JSON.stringify([match.viewFor(1), match.awaits()]);
    const refused = {
      R1a2: 'NOT_NOW',
      X1a1: 'NOT_NOW',
      G2: 'NOT_NOW',
      'C1a1,1b1,1c1': 'NOT_A_LINE',
      'C1a1,2b1,3c1': 'NOT_A_LINE',
      R4a1: 'NO_SUCH_PLACE',
      '!': 'BAD_MOVE',
      d: 'BAD_MOVE',
      ' D': 'BAD_MOVE',
      '': 'BAD_MOVE',
      __proto__: 'BAD_MOVE',
    };
    for (const [move, code] of Object.entries(refused)) {
      const result = match.play(1, move);
      expect(result).toMatchObject({ ok: false, error: { code } });
    }
    for (const seat of [0, 4, -1, 1.5, Number.NaN])
      expect(match.play(seat, 'D')).toEqual({ ok: false, error: { code: 'NO_SUCH_SEAT', seats: 3 } });
    for (const seat of [0, 4, -1, 1.5])
      expect([match.legalMoves(seat), match.defaultMove(seat)]).toEqual([[], undefined]);
    expect(match.play(2, 'D')).toEqual({ ok: false, error: { code: 'NOT_AWAITED', awaited: [1] } });
    expect(JSON.stringify([match.viewFor(1), match.awaits()])).toBe(before);
  });
});

describe('what is played for a seat that does not', () => {
  it('is quiet: it draws, does not knock or give, and throws', () => {
    const match = started(3);
    expect(match.defaultMove(1)).toBe('D');
    expect(match.defaultMove(2)).toBeUndefined();
    playAll(match, '1 D');
    expect([match.defaultMove(1), match.defaultMove(2)]).toEqual([undefined, 'N']);
    playAll(match, '2 K', '3 N');
    expect(match.defaultMove(1)).toBe('H');
    playAll(match, '1 H');
    expect(match.defaultMove(1)).toBe('T');
    playAll(match, '1 T');
    expect(match.defaultMove(1)).toMatch(/^R/);
  });

  it('exchanges sensibly where an exchange is due', () => {
    const match = started(3);
    playAll(match, '1 D', '2 K', '3 N', '1 G2');
    const { grids, hand } = match.viewFor(2).round!;
    const shown = grids[1]!.filter((card) => typeof card === 'number');
    const move = match.defaultMove(2)!;
    expect(move).toMatch(/^X/);
    if (Math.max(...shown) > hand!.card) expect(['X2a1', 'X2b2', 'X3d1', 'X3d2', 'X3d3']).toContain(move);
    playAll(match, `2 ${move}`);
    const pick = match.defaultMove(1)!;
    expect(match.legalMoves(1)).toContain(pick);
    playAll(match, `1 ${pick}`);
    expect(match.legalMoves(1)).toContain(match.defaultMove(1));
  });

  it.each([2, 3, 4, 5, 6])('brings a whole game of %d to its end', (seats) => {
    for (const { rules } of allegraGame.presets) {
      const match = allegraGame.createMatch({ rules, seats, dealer: 1 });
      for (let rounds = 0; match.awaits().type !== 'nothing'; rounds += 1) {
        expect(rounds).toBeLessThan(50);
        shuffleInOrder(match);
        finishRound(match);
      }
      expect(match.outcome().winners.length).toBeGreaterThan(0);
    }
  });

  it('answers every knock window for a seat that never knocks, and nothing else', () => {
    const match = started(3);
    expect(match.standingMove(1, 'never-knock')).toBeUndefined();
    playAll(match, '1 D');
    expect(match.standingMove(2, 'never-knock')).toBe('N');
    expect(match.standingMove(1, 'never-knock')).toBeUndefined();
    expect(match.standingMove(2, 'always-knock')).toBeUndefined();
    playAll(match, '2 N');
    expect(match.standingMove(2, 'never-knock')).toBeUndefined();
  });
});

describe('taking a decision back', () => {
  it('is open until something hidden has been shown', () => {
    const match = started(3);
    expect(match.canUndo()).toBe(false);
    playAll(match, '1 P');
    expect(match.canUndo()).toBe(true);
    playAll(match, '1 X1a1');
    expect(match.canUndo()).toBe(true);
    playAll(match, '2 D');
    expect(match.canUndo()).toBe(false);
    playAll(match, '1 K');
    expect(match.canUndo()).toBe(true);
    playAll(match, '3 N', '2 G1', '1 X1c1');
    expect(match.canUndo()).toBe(false);
    playAll(match, '2 S1a1');
    expect(match.canUndo()).toBe(true);
    playAll(match, '2 X2a1');
    expect(match.canUndo()).toBe(false);
  });
});

describe('the end of the game', () => {
  it('[game/end] comes after the agreed number of rounds', () => {
    const match = newMatch(3, { rounds: 2 });
    shuffleInOrder(match);
    finishRound(match);
    expect(match.outcome()).toMatchObject({ over: false, winners: [] });
    expect(match.awaits()).toMatchObject({ type: 'shuffle', round: 2, label: 'deal' });
    shuffleInOrder(match);
    finishRound(match);
    const { rounds, totals, over, winners } = match.outcome();
    expect([over, match.awaits(), rounds.length]).toEqual([true, { type: 'nothing' }, 2]);
    expect(totals).toEqual(totals.map((_, i) => rounds[0]!.scores[i]! + rounds[1]!.scores[i]!));
    expect(winners).toEqual(totals.flatMap((total, i) => (total === Math.min(...totals) ? [i + 1] : [])));
    for (const refused of [match.play(1, 'D'), match.callTime(), match.stop('x'), match.shuffle([])])
      expect(refused).toEqual({ ok: false, error: { code: 'GAME_OVER' } });
  });

  it('shows the last round, all cards turned up, until the next is dealt', () => {
    const match = newMatch(2, { rounds: 2 });
    shuffleInOrder(match);
    finishRound(match);
    const { round, awaited, moves } = match.viewFor(1);
    expect([round?.phase, awaited, moves]).toEqual(['over', [], []]);
    expect(round?.grids.flat()).not.toContain('down');
    expect(round?.hands?.map(({ score }) => score)).toEqual(match.outcome().rounds[0]!.scores);
    shuffleInOrder(match);
    expect(match.viewFor(1).round).toMatchObject({ number: 2, phase: 'setup', hands: null });
  });

  it('can be a referee’s word: finished rounds count, the running one does not', () => {
    const match = newMatch(3, { rounds: 3 });
    shuffleInOrder(match);
    finishRound(match);
    shuffleInOrder(match);
    const { totals } = match.outcome();
    expect(match.stop('the hall closes')).toMatchObject({
      ok: true,
      value: [
        { type: 'stopped', reason: 'the hall closes' },
        { type: 'gameOver', totals },
      ],
    });
    expect(match.awaits()).toEqual({ type: 'nothing' });
    expect(match.viewFor(1)).toMatchObject({
      stopped: 'the hall closes',
      awaited: [],
      moves: [],
      over: true,
    });
    expect(match.viewFor(1).round?.grids.flat()).toContain('down');
    const header = { players: ['a', 'b', 'c'], proofs: [] };
    expect(match.record(header)).toMatchObject({ stopped: 'the hall closes', rounds: [{ dealer: 3 }] });
  });
});

describe('a clone', () => {
  it('goes its own way', () => {
    const match = started(3);
    const before = JSON.stringify(match.viewFor('spectator'));
    const trial = match.clone();
    playAll(trial, '1 P', '1 X1c3');
    expect(JSON.stringify(match.viewFor('spectator'))).toBe(before);
    match.copyFrom(trial);
    expect(match.viewFor(2)).toEqual(trial.viewFor(2));
  });
});

describe('a match that cannot be', () => {
  it.each([
    [1, 1],
    [7, 1],
    [3, 0],
    [3, 4],
    [2.5, 1],
  ])('is a fault of the host: %d seats, dealer %d', (seats, dealer) => {
    expect(() => newMatch(seats, {}, dealer)).toThrow(RangeError);
  });
});
