import { describe, expect, it } from '@jest/globals';
import {
  applyStep,
  GameCatalogue,
  toPoints,
  type Awaited,
  type Game,
  type Match,
  type Step,
} from './index.js';
import { WordRace } from '../test/word-race.js';

const log: readonly Step[] = [
  { type: 'shuffle', order: [0, 1, 2, 0, 1, 2, 0, 1, 2] },
  { type: 'move', seat: 1, move: 'draw' },
  { type: 'move', seat: 1, move: 'cab' },
  { type: 'move', seat: 2, move: 'draw' },
];

function replay(steps: readonly Step[]): Match {
  const match = new WordRace(2);
  for (const step of steps) {
    const applied = applyStep(match, step);
    if (!applied.ok) throw new Error(applied.error.code);
  }
  return match;
}

function phaseOf(match: Match): number {
  const awaited: Awaited = match.awaits();
  if (awaited.type !== 'decisions') throw new Error(awaited.type);
  return awaited.phase;
}

describe('a host that knows only the contract', () => {
  it('sees which shuffle is awaited, then who decides and against which clock', () => {
    const match = new WordRace(2);
    expect(match.awaits()).toMatchObject({ type: 'shuffle', label: 'deal' });
    applyStep(match, log[0]!);
    expect(match.awaits()).toEqual({
      type: 'decisions',
      phase: 0,
      decisions: [
        { seat: 1, kind: 'turn', clock: 'turn' },
        { seat: 2, kind: 'interrupt', clock: 'none' },
      ],
    });
  });

  it('plays out of turn in free words, which makes commands for the earlier phase stale', () => {
    const match = replay(log.slice(0, 2));
    const before = phaseOf(match);
    expect(match.legalMoves(1)).toEqual([]);
    expect(match.play(1, 'cab')).toMatchObject({ ok: true, value: [{ type: 'word', seat: 1 }] });
    expect(phaseOf(match)).not.toBe(before);
  });

  it('is told why a move is refused, and nothing has changed', () => {
    const match = replay(log.slice(0, 1));
    const before = match.viewFor(1);
    expect(match.play(2, 'draw')).toEqual({ ok: false, error: { code: 'NOT_YOUR_TURN', active: 1 } });
    expect(match.viewFor(1)).toEqual(before);
    expect(phaseOf(match)).toBe(0);
  });

  it('rebuilds a match from its log, and tries moves on a clone', () => {
    const match = replay(log);
    const trial = match.clone();
    applyStep(trial, { type: 'stop', reason: 'closing time' });
    expect(trial.awaits()).toEqual({ type: 'nothing' });
    expect(match.awaits()).toMatchObject({ type: 'decisions' });
    expect(match.viewFor('spectator')).toEqual(replay(log).viewFor('spectator'));
  });

  it('hears of a referee’s call from the game itself', () => {
    expect(applyStep(replay(log), { type: 'time' })).toEqual({ ok: false, error: { code: 'NO_SUCH_RULE' } });
  });
});

describe('GameCatalogue', () => {
  const game = (version: string): Game => ({ version }) as Game;

  it('finds a game by the version a table has pinned', () => {
    const catalogue = new GameCatalogue([game('race@1'), game('race@2')]);
    expect(catalogue.find('race@2')?.version).toBe('race@2');
    expect(catalogue.find('race@3')).toBeUndefined();
    expect(catalogue.all()).toHaveLength(2);
  });

  it('refuses two games of one version', () => {
    expect(() => new GameCatalogue([game('race@1'), game('race@1')])).toThrow();
  });
});

describe('toPoints', () => {
  it('prints half points as people write them', () => {
    expect([15, -3, 0, -20].map(toPoints)).toEqual([7.5, -1.5, 0, -10]);
  });
});
