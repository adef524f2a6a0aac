import { describe, expect, it } from '@jest/globals';
import { hiddenGrid, Position, quickTurn, type Sketch } from '../../test/position.js';

const noKnock = { knock: false } as const;
/** Nothing face down but the place in brackets. */
const almostDone = '1 2 4 5  6 7 8 9  1 2 4 (5)';
const shownColumn = '? ? ? 0  ? ? ? 1  ? ? ? 2';

const table = (sketch: Sketch): Position => new Position({ discard: [9], rules: noKnock, ...sketch });

describe('who ends a round', () => {
  it('[end/trigger] the active player who has turned up the last card', () => {
    const position = table({ grids: [almostDone, shownColumn, hiddenGrid] }).play(...quickTurn(1, '1d3'));
    expect(position.trigger).toBe(1);
    expect(position.events).toContainEqual({ type: 'roundEnding', trigger: 1 });
  });

  it('[end/trigger] a player whose last card a neighbour turned up', () => {
    const position = table({ grids: [almostDone, shownColumn, hiddenGrid], active: 3 });
    position.play(...quickTurn(3, '1d3'));
    expect([position.trigger, position.active]).toEqual([1, 1 + 1]);
  });

  it('[end/trigger] clearing counts as well as turning up', () => {
    const position = table({
      grids: ['4 4 (7) .  . . . .  . . . .', '? ? ? .  ? ? ? .  ? ? ? .', hiddenGrid],
      draws: [4],
    }).play('1 D', '1 X1c1');
    expect(position.trigger).toBeUndefined();
    expect(position.play('1 C1a1,1b1,1c1').trigger).toBe(1);
  });

  it('[end/trigger] not before the turn ends', () => {
    const position = table({ grids: ['4 4 (4) .  . . . .  . . . .', '? ? ? .  ? ? ? .  ? ? ? .'] });
    position.play('1 D', '1 T', '1 R1c1');
    expect([position.phase, position.trigger]).toEqual(['clear', undefined]);
    expect(position.play('1 .').trigger).toBe(1);
  });

  it('[end/trigger] the active player first, if one turn finishes two', () => {
    const grids = [almostDone, shownColumn, '1 2 4 0  6 7 8 1  1 2 4 2'];
    expect(table({ grids, active: 3 }).play(...quickTurn(3, '1d3')).trigger).toBe(3);
    expect(table({ grids, active: 1 }).play(...quickTurn(1, '1d3')).trigger).toBe(1);
  });

  it('[end/trigger] then the knocker of this turn, before others clockwise', () => {
    // The shared card 3d3 is the last of seats 2 and 3; seat 3 trades for it with seat 1.
    const position = table({
      rules: { knock: true },
      grids: [
        '? ? ? 0  ? ? ? 1  ? ? ? 2',
        '1 2 4 0  6 7 8 1  1 2 4 2',
        '1 2 4 5  6 7 8 9  1 2 4 (5)',
        '? ? ? ?  ? ? ? ?  ? ? ? ?',
      ].map((grid, i) => (i === 3 ? '? ? ? 6  ? ? ? 7  ? ? ? 8' : grid)),
      draws: [3],
    }).play('1 D', '2 K', '3 K', '4 N', '1 G3', '3 X3d3', '1 S3a1', '1 X1a1');
    expect(position.trigger).toBe(3);
  });

  it('[end/trigger] then clockwise from the active player', () => {
    const position = table({
      rules: { knock: true },
      grids: [
        '? ? ? 0  ? ? ? 1  ? ? ? 2',
        '1 2 4 0  6 7 8 1  1 2 4 2',
        '1 2 4 5  6 7 8 9  1 2 4 (5)',
        '? ? ? 6  ? ? ? 7  ? ? ? 8',
      ],
      draws: [3],
      active: 1,
    }).play('1 D', '2 K', '3 N', '4 K', '1 G2', '2 X3d3', '1 S2a1', '1 X1a1');
    expect(position.trigger).toBe(2);
    const clockwise = table({
      grids: ['? ? ? 0  ? ? ? 1  ? ? ? 2', '1 2 4 0  6 7 8 1  1 2 4 (3)', almostDone, shownColumn],
      active: 2,
      draws: [6],
    });
    expect(clockwise.play(...quickTurn(2, '3d3')).trigger).toBe(3);
  });

  it('[end/trigger] clockwise goes on from the last seat to the first', () => {
    // The trade of seats 3 and 5 turns up the last card of seat 1 as it begins, and then that of seat 4.
    const position = table({
      rules: { knock: true },
      grids: [
        almostDone,
        shownColumn,
        hiddenGrid,
        '1 2 4 5  6 7 8 9  1 2 4 6',
        '? ? ? 0  ? ? ? 1  ? ? ? (2)',
      ],
      draws: [3],
      active: 3,
    }).play('3 D', '1 N', '2 N', '4 N', '5 K', '3 G5', '5 X1d3', '3 S5d3', '3 X3a1');
    expect([1, 4, 5].map((seat) => position.round.cardsDown(seat - 1) === 0)).toEqual([true, true, false]);
    expect([position.trigger, position.active]).toEqual([4, 5]);
  });
});

describe('the last turns', () => {
  it('[end/last-turns] one for everybody else, clockwise', () => {
    const position = table({ grids: [almostDone, shownColumn, hiddenGrid, hiddenGrid] });
    position.play(...quickTurn(1, '1d3'));
    expect(position.active).toBe(2);
    position.play(...quickTurn(2, '2a1'));
    expect(position.active).toBe(3);
    position.play(...quickTurn(3, '3a1'));
    expect(position.active).toBe(4);
    expect(position.play(...quickTurn(4, '4a1')).phase).toBe('over');
  });

  it('[end/last-turns] the active player has one too, last of all, if a neighbour was finished', () => {
    const position = table({ grids: [almostDone, shownColumn, hiddenGrid], active: 3 });
    position.play(...quickTurn(3, '1d3'));
    expect([position.trigger, position.active]).toEqual([1, 2]);
    position.play(...quickTurn(2, '2a1'));
    expect(position.active).toBe(3);
    expect(position.play(...quickTurn(3, '3a1')).phase).toBe('over');
  });

  it('[end/last-turns] passes over who has no face-down card when the turn comes', () => {
    const position = table({
      grids: [almostDone, '1 2 4 0  6 7 8 1  1 2 3 2', '? ? ? 6  ? ? ? 7  ? ? ? (8)'],
    });
    position.play(...quickTurn(1, '1d3'));
    expect([position.trigger, position.active]).toEqual([1, 2]);
    position.play(...quickTurn(2, '3d3'));
    expect([position.active, position.trigger]).toEqual([3, 1]);
    const both = table({ grids: [almostDone, '1 2 4 0  6 7 8 1  1 2 3 2', '? ? ? 6  ? ? ? 7  ? ? ? 8'] });
    both.play(...quickTurn(1, '1d3'));
    expect([both.trigger, both.active]).toEqual([1, 3]);
  });

  it('[end/last-turns] nobody else ends the round in them', () => {
    const position = table({
      grids: [almostDone, '1 2 4 0  6 7 8 1  1 2 (3) 2', '? ? ? 6  ? ? ? 7  ? ? ? 8'],
    });
    position.play(...quickTurn(1, '1d3'), ...quickTurn(2, '2c3'));
    expect([position.trigger, position.active]).toEqual([1, 3]);
    expect(position.play(...quickTurn(3, '3a1')).phase).toBe('over');
    expect(position.attempt('1 D')).toBe('ROUND_OVER');
  });

  it('[end/reveal] turns everything up and clears nothing any more', () => {
    const position = table({
      grids: [almostDone, '(6) (6) (6) 0  ? ? ? 1  ? ? ? 2'],
      draws: [10, 10],
    });
    position.play(...quickTurn(1, '1d3'), ...quickTurn(2, '2a2'));
    expect([position.phase, position.legal(2), position.awaited]).toEqual(['over', [], []]);
    expect(position.grid(2).startsWith('6 6 6 0')).toBe(true);
  });
});

/** Two players; seat 1 ends the round, seat 2 throws a 10 and turns up a card that counts anyway. */
function scoresOf(first: string, second: string): number[] {
  const position = new Position({ grids: [first, second], discard: [9], draws: [10, 10] });
  const last = first.split(/\s+/).findIndex((place) => place.startsWith('('));
  const cell = `1${'abcd'[last % 4]!}${Math.floor(last / 4) + 1}`;
  const other = second.split(/\s+/).findIndex((place) => place.startsWith('('));
  position.play(...quickTurn(1, cell), ...quickTurn(2, `2${'abcd'[other % 4]!}${Math.floor(other / 4) + 1}`));
  expect([position.phase, position.trigger]).toEqual(['over', 1]);
  return position.scores;
}

describe('scoring', () => {
  it('[end/score] counts fifteen cards, a shared column for both', () => {
    // Shared: 1d = 5 + 1 + 1, 2d = 2 + 2 + 1. Own: seat 1 has 4, seat 2 has 20.
    const scores = scoresOf('1 0 . 5  1 . . 1  2 . . (1)', '5 (4) 1 2  3 3 4 2  . . . 1');
    expect(scores).toEqual([4 + 7 + 5, 20 + 7 + 5]);
  });

  it('[end/score] is -10 for a player who has cleared all fifteen', () => {
    const position = table({
      grids: ['4 4 (7) .  . . . .  . . . .', '(3) 1 ? .  ? ? ? .  ? ? ? .'],
      draws: [4],
    }).play('1 D', '1 X1c1', '1 C1a1,1b1,1c1', ...quickTurn(2, '2a1'));
    expect(position.scores[0]).toBe(-10);
    expect(position.trigger).toBe(1);
  });

  it('[end/score] is no bonus for cards that add up to nothing', () => {
    expect(scoresOf('-1 (1) . .  . . . .  . . . .', '5 (4) 1 .  3 3 4 .  . . . .')[0]).toBe(0);
  });

  it('[end/penalty] doubles a positive score that is not the lowest', () => {
    expect(scoresOf('5 (1) . .  . . . .  . . . .', '2 (3) . .  . . . .  . . . .')).toEqual([12, 5]);
  });

  it('[end/penalty] doubles a tie for the lowest', () => {
    expect(scoresOf('5 (1) . .  . . . .  . . . .', '3 (3) . .  . . . .  . . . .')).toEqual([12, 6]);
  });

  it('[end/penalty] spares the only lowest', () => {
    expect(scoresOf('5 (0) . .  . . . .  . . . .', '3 (3) . .  . . . .  . . . .')).toEqual([5, 6]);
  });

  it('[end/penalty] halves a negative score, to half points too', () => {
    expect(scoresOf('-1 (-1) . .  -1 . . .  . . . .', '-1 (-1) . .  . -1 . .  . . . .')).toEqual([-1.5, -3]);
    expect(scoresOf('-1 (0) . .  . . . .  . . . .', '-1 (-1) . .  . . . .  . . . .')).toEqual([-0.5, -2]);
  });

  it('[end/penalty] leaves nothing of nothing', () => {
    expect(scoresOf('-1 (1) . .  . . . .  . . . .', '-1 (0) . .  . . . .  . . . .')).toEqual([0, -1]);
  });

  it('[end/penalty] compares bonuses too: a tie at -10 is halved', () => {
    const bothCleared = table({
      grids: ['4 4 (7) .  . . . .  . . . .', '5 5 (8) .  . . . .  . . . .'],
      draws: [4, 5],
    }).play('1 D', '1 X1c1', '1 C1a1,1b1,1c1', '2 D', '2 X2c1', '2 C2a1,2b1,2c1');
    expect([bothCleared.trigger, bothCleared.scores]).toEqual([1, [-5, -10]]);
  });
});

describe('time called', () => {
  const open = (): Position => table({ grids: [hiddenGrid, hiddenGrid, hiddenGrid], active: 2 });

  it('[end/time-called] finishes the running turn, then one last turn each, the running seat last', () => {
    const position = open().play('2 D', '0 !', '2 T', '2 R2a1');
    expect(position.active).toBe(3);
    position.play(...quickTurn(3, '3a1'), ...quickTurn(1, '1a1'));
    expect(position.active).toBe(2);
    position.play(...quickTurn(2, '2b1'));
    expect([position.phase, position.trigger]).toEqual(['over', undefined]);
  });

  it('[end/time-called] can come at any moment of a turn', () => {
    const sketch: Sketch = {
      rules: { knock: true },
      grids: ['4 (4) ? ?  ? ? ? ?  ? ? ? ?', hiddenGrid, '4 4 ? ?  ? ? ? ?  ? ? ? ?'],
      draws: [4],
    };
    const turn = ['1 D', '2 K', '3 K', '1 G3', '3 X3c1', '3 C3a1,3b1,3c1', '1 S3d1', '1 X1b2'];
    for (let called = 0; called < turn.length; called += 1) {
      const position = table(sketch).play(...turn.toSpliced(called, 0, '0 !'));
      expect([position.active, position.trigger]).toEqual([2, undefined]);
      expect(position.attempt('0 !')).toBe('TIME_ALREADY_CALLED');
    }
  });

  it('[end/time-called] nobody has ended the round, even with no face-down card left', () => {
    const position = table({ grids: [almostDone, '(11) 11 11 0  ? ? ? 1  ? ? ? 2'], draws: [10, 10] });
    position.play('0 !', ...quickTurn(1, '1d3'));
    expect([position.trigger, position.active]).toEqual([undefined, 2]);
    position.play('2 D', '2 T', '2 R2a2');
    expect([position.phase, position.trigger]).toEqual(['over', undefined]);
    expect(position.scores[0]).toBe(1 + 2 + 4 + 5 + 6 + 7 + 8 + 9 + 1 + 2 + 4 + 5 + 0 + 1 + 2);
  });

  it('[end/time-called] passes over who has nothing face down', () => {
    const position = table({ grids: [almostDone, shownColumn, hiddenGrid], active: 3 });
    position.play('0 !', ...quickTurn(3, '1d3'));
    expect(position.active).toBe(2);
    position.play(...quickTurn(2, '2a1'), ...quickTurn(3, '3a1'));
    expect(position.phase).toBe('over');
  });

  it('[end/time-called] not once somebody has ended the round, nor after it', () => {
    const position = table({ grids: [almostDone, shownColumn] }).play(...quickTurn(1, '1d3'));
    expect(position.attempt('0 !')).toBe('ROUND_IS_ENDING');
    position.play(...quickTurn(2, '2a1'));
    expect(position.attempt('0 !')).toBe('ROUND_OVER');
  });

  it('[end/time-called] lets nobody knock after their last turn', () => {
    const position = table({ grids: [hiddenGrid, hiddenGrid, hiddenGrid], rules: { knock: true } });
    position.play('0 !', ...quickTurn(1, '1a1', ['2 N', '3 N']));
    expect(position.play('2 D').awaited).toEqual([1, 3]);
    position.play('1 N', '3 N', '2 T', '2 R2a1');
    expect(position.play('3 D').awaited).toEqual([1]);
    position.play('1 N', '3 T', '3 R3a1');
    expect(position.play('1 D').phase).toBe('place');
  });
});
