import { describe, expect, it } from '@jest/globals';
import { Desk, FINAL, MAIN, movement, names, setup } from '../../test/desk.js';
import { sha256 } from '../../test/worked-examples.js';
import { stageId } from '../model/ids.js';
import { type StageSetup } from '../model/stage.js';
import { type PlayTable } from './play-round.js';
import { rehearse } from './rehearse.js';
import { TROUBLES, type Trouble } from './trouble.js';

const cut = { take: 4, by: 'overall', luckyLosers: 0, to: FINAL, seating: 'serpentine' } as const;
const final: StageSetup = { id: FINAL, format: { kind: 'final', games: 1, carryOver: false } };
const MINUTE = 60_000;

/** Scores by chance, half an hour and a bit for each table. */
const play: PlayTable = ({ players, rounds, random }) => ({
  entry: {
    type: 'scores',
    rounds: Array.from({ length: rounds }, () => ({
      scores: players.map(() => 2 * random.below(60)),
      endedBy: 1,
    })),
  },
  minutes: 30 + random.below(8),
});

function rehearsed(
  stages: StageSetup[],
  players: number,
  trouble: readonly Trouble[],
  more = {},
): ReturnType<typeof rehearse> {
  const desk = new Desk(setup(stages, more), names(players));
  return rehearse({ log: desk.log, services: desk.services, play, trouble, startsAt: 0, seed: 'rehearsal' });
}

describe('a rehearsal', () => {
  it('plays 64 players and 5 rounds with a final, and says when it would end', () => {
    const desk = new Desk(setup([movement(5, cut), final]), names(64));
    const before = desk.log;
    const report = rehearse({
      log: desk.log,
      services: desk.services,
      play,
      trouble: [],
      startsAt: 0,
      seed: 's',
    });
    expect(report).toMatchObject({ finished: true, findings: [] });
    expect(report.rounds).toHaveLength(6);
    expect(report.standings).toHaveLength(64);
    const minutes = report.endsAt / MINUTE;
    expect(minutes).toBeGreaterThan(5 * 30 + 50 + 30);
    expect(minutes).toBeLessThan(6 * 40 + 50);
    expect(desk.log).toBe(before);
    expect(desk.state.status).toBe('preparing');
  });

  it('survives every kind of trouble and reports it', () => {
    const report = rehearsed([movement(4, cut), final], 27, TROUBLES);
    expect(report.finished).toBe(true);
    const codes = new Set(report.findings.map(({ code }) => code));
    for (const code of [
      'CAME_LATE',
      'LEFT_EARLY',
      'DID_NOT_COME',
      'ODD_NUMBERS',
      'TIE_AT_THE_CUT',
      'TABLE_RAN_OVER',
      'RESULT_DISPUTED',
      'RESULT_CORRECTED',
    ]) {
      expect([...codes]).toContain(code);
    }
    expect(report.standings.some(({ status }) => status === 'dropped')).toBe(true);
  });

  const formats: [string, StageSetup[]][] = [
    [
      'swiss',
      [
        {
          id: MAIN,
          format: {
            kind: 'swiss',
            rounds: 4,
            firstRound: 'serpentine',
            repeatPolicy: 'strict',
            shortTables: 'low',
          },
        },
      ],
    ],
    [
      'groups',
      [
        { id: MAIN, format: { kind: 'groups', size: 4, games: 3 }, cut: { ...cut, by: 'perTable', take: 1 } },
        final,
      ],
    ],
    [
      'knockout',
      [
        {
          id: MAIN,
          format: {
            kind: 'knockout',
            rounds: [
              { size: 4, advance: 2 },
              { size: 4, advance: 1 },
              { size: 4, advance: 1 },
            ],
            luckyLosers: true,
          },
        },
      ],
    ],
    ['heats', [{ id: MAIN, format: { kind: 'heats', slots: 3, best: 2 }, cut }, final]],
    [
      'arena',
      [
        {
          id: MAIN,
          format: {
            kind: 'arena',
            minutes: 90,
            params: { sizes: [4, 3], maxWaitSeconds: 30, cooldownRepeat: 2 },
          },
        },
      ],
    ],
    [
      'stages in a chain',
      [
        movement(3, { ...cut, take: 16, to: stageId('semi') }),
        {
          id: stageId('semi'),
          format: { kind: 'knockout', rounds: [{ size: 4, advance: 1 }], luckyLosers: false },
          cut: { ...cut, by: 'perTable', take: 1 },
        },
        { id: FINAL, format: { kind: 'final', games: 2, carryOver: true } },
      ],
    ],
  ];
  it.each(formats)('plays %s to the end, in any mode', (_, stages) => {
    for (const [mode, players] of [
      ['table', 22],
      ['online', 17],
      ['table', 20],
    ] as const) {
      const desk = new Desk(setup(stages, {}, { mode }), names(players));
      const report = rehearse({
        log: desk.log,
        services: { hash: sha256 },
        play,
        trouble: ['drop', 'slowTable'],
        startsAt: 0,
        seed: 's',
      });
      expect(report.findings.filter(({ code }) => code === 'REFUSED')).toEqual([]);
      expect(report.finished).toBe(true);
      const ranks = report.standings.map(({ rank }) => rank);
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      expect(new Set(report.standings.map(({ id }) => id)).size).toBe(players);
    }
  });

  it('says what stops an event that cannot be seated', () => {
    const report = rehearsed([movement(3)], 31, [], { maxTables: 5 });
    expect(report.finished).toBe(false);
    expect(report.findings.at(-1)).toMatchObject({
      code: 'REFUSED',
      command: 'planRounds',
      because: 'NOT_SEATABLE',
    });
  });
});
