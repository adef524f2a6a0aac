import { describe, expect, it } from '@jest/globals';
import { randomGame } from '../../test/random-play';
import { changedCells } from './changes';
import { flightsOf } from './flights';
import { knockAnswers } from './knock-answers';
import { scoreLines } from './score-lines';
import { soundOf } from './sounds';
import { tradeProgress, tradeSteps } from './trade-steps';
import { stepFrom } from './use-roving-grid';

const positions = (seats: number, seed: number) => randomGame({ seats, seed });

describe('tradeProgress', () => {
  it('[knock/trade] has one step that is on, all earlier ones done, all later ones to come', () => {
    let seen = 0;
    for (const { match } of positions(4, 41)) {
      const progress = tradeProgress(match.viewFor(1));
      if (!progress) continue;
      const states = tradeSteps.map((step) => progress.get(step));
      expect(states.join(' ')).toMatch(/^(done )+now( next)*$/);
      seen++;
    }
    expect(seen).toBeGreaterThan(10);
  });
});

describe('knockAnswers', () => {
  it('[knock/when] lists what everybody but the player on turn has said', () => {
    for (const { match } of positions(5, 43)) {
      const view = match.viewFor('spectator');
      const answers = knockAnswers(view);
      if (!answers || !view.round) continue;
      expect(answers.has(view.round.active!)).toBe(false);
      for (const seat of view.round.asked) expect(answers.get(seat)).toBe('thinking');
      if (view.round.knocker !== null) expect(answers.get(view.round.knocker)).toBe('gotIt');
    }
  });

  it('says nothing when two play', () => {
    for (const { match } of positions(2, 47)) expect(knockAnswers(match.viewFor(1))).toBeUndefined();
  });
});

describe('scoreLines', () => {
  it('[end/score] puts the lowest total first and adds the rounds up', () => {
    const last = [...positions(3, 53)].at(-1)!.match.viewFor(1);
    const lines = scoreLines(last);
    const totals = lines.map(({ total }) => total);
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    for (const { rounds, total } of lines) {
      expect(rounds.reduce((sum, { points }) => sum + points, 0)).toBe(total);
    }
    expect(lines[0]!.isWinner).toBe(true);
  });

  it('[end/penalty] shows what was doubled', () => {
    const last = [...positions(4, 59)].at(-1)!.match.viewFor(1);
    for (const { arithmetic } of scoreLines(last)) {
      const before = arithmetic!.sum + arithmetic!.bonus;
      const factor = { none: 1, doubled: 2, halved: 0.5 }[arithmetic!.penalty];
      expect(arithmetic!.score).toBe(before * factor);
    }
  });
});

describe('changedCells', () => {
  it('marks a card that was turned up, and nothing of a new deal', () => {
    let before: ReturnType<typeof view> | undefined;
    for (const { match, events } of positions(3, 61)) {
      const after = view(match);
      const [event] = events;
      const changed = [...changedCells(before, after)];
      if (event?.type === 'dealt') expect(changed).toEqual([]);
      if (event?.type === 'revealed' && events.length === 1) expect(changed).toEqual([event.cell]);
      before = after;
    }
    function view(match: { viewFor: (seat: number) => Parameters<typeof changedCells>[1] }) {
      return match.viewFor(1);
    }
  });
});

describe('flightsOf', () => {
  it('moves a drawn card to the hand and a cleared line to the pile', () => {
    expect(flightsOf([{ type: 'drew', seat: 1, card: 3 }])).toEqual([{ from: 'deck', to: 'hand', face: 3 }]);
    const cleared = flightsOf([{ type: 'cleared', seat: 1, cells: ['2d1', '1a1', '1b1'], card: 7 }]);
    expect(cleared.map(({ from, to }) => [from, to])).toEqual([
      ['2d1', 'pile'],
      ['1a1', 'pile'],
      ['1b1', 'pile'],
    ]);
  });

  it('takes the discarded card from where it lay', () => {
    const flights = flightsOf([
      { type: 'exchanged', seat: 1, cell: '1c2', card: 2, out: 9, wasDown: true, secret: false },
      { type: 'discarded', seat: 1, card: 9, wasSecret: false },
    ]);
    expect(flights[1]).toEqual({ from: '1c2', to: 'pile', face: 9 });
  });
});

describe('soundOf', () => {
  it('calls only the player whose turn it is', () => {
    const opened = { type: 'turnOpened', seat: 2, turn: 4, last: false } as const;
    expect(soundOf(opened, 2)).toBe('yourTurn');
    expect(soundOf(opened, 1)).toBeUndefined();
    expect(soundOf({ type: 'knocked', seat: 1 }, 'spectator')).toBe('knock');
  });
});

describe('stepFrom', () => {
  it('stops at the edges of the fifteen', () => {
    expect(stepFrom({ row: 1, column: 1 }, 'ArrowLeft')).toEqual({ row: 1, column: 1 });
    expect(stepFrom({ row: 3, column: 5 }, 'ArrowDown')).toEqual({ row: 3, column: 5 });
    expect(stepFrom({ row: 2, column: 3 }, 'ArrowUp')).toEqual({ row: 1, column: 3 });
    expect(stepFrom({ row: 2, column: 3 }, 'End')).toEqual({ row: 2, column: 5 });
    expect(stepFrom({ row: 2, column: 3 }, 'x')).toBeUndefined();
  });
});
