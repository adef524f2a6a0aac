import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ids, playedGame } from '../../test/games.js';
import { sha256, workedExamples, type WrittenEvent } from '../../test/worked-examples.js';
import { entrantId } from '../model/ids.js';
import { negate, parseFraction } from '../numbers/fraction.js';
import { seededRandom, shuffled } from '../numbers/random.js';
import { FIXED_CHAIN, SWISS_CHAIN } from './criteria.js';
import { lotOrder } from './lot.js';
import { standingsOf, type Standing, type StandingsInput } from './standings.js';

const lot = { seed: workedExamples.T14.input.lotSeed, hash: sha256 };

function inputOf(event: WrittenEvent): StandingsInput {
  return {
    participants: event.players.map(({ id, penalty }) => ({
      id: entrantId(id),
      ...(penalty === undefined ? {} : { adjustment: negate(parseFraction(penalty)!) }),
    })),
    games: event.games.map(playedGame),
    scoring: { type: 'classic' },
    nominalRounds: 3,
    chain: event.chain,
    lot: { seed: event.lotSeed, hash: sha256 },
  };
}

const written = ({ rank, id, tp, values, games, decidedBy }: Standing): object => ({
  rank,
  id,
  tp,
  oas: values.OAS,
  margin: values.MARGIN,
  wins: values.WINS,
  best: values.BEST,
  direct: values.DIRECT,
  games,
  decidedBy,
});

describe('standings', () => {
  it('[T08] ranks a Swiss event, the opponents deciding between D and F', () => {
    const { input, expected } = workedExamples.T08;
    expect(standingsOf(inputOf(input)).map(written)).toEqual(expected);
  });

  it('[T10] ranks mixed tables with a penalty, a drop, a late entry and a game stopped early', () => {
    const { input, expected } = workedExamples.T10;
    expect(standingsOf(inputOf(input)).map(written)).toEqual(expected);
  });

  it('[T14] draws lots when everything else is level', () => {
    const { input, expected } = workedExamples.T14;
    expect(standingsOf(inputOf(input)).map(written)).toEqual(expected.standings);
    expect(lotOrder(ids('A', 'B', 'C', 'D'), lot)).toEqual(expected.lot_order_all);
  });

  it('[T12] lets the direct encounter decide between two who met', () => {
    const games = [
      { round: 1, players: ['A', 'B', 'C'], totals: ['10', '20', '30'] },
      { round: 2, players: ['A', 'B', 'D'], totals: ['40', '20', '0'] },
      { round: 3, players: ['A', 'B', 'E'], totals: ['20', '30', '10'] },
    ].map(playedGame);
    const lines = standingsOf({
      participants: ids('A', 'B').map((id) => ({ id })),
      games,
      scoring: { type: 'custom', table: { 3: ['0', '0', '0'] } },
      nominalRounds: 3,
      chain: ['TP', 'DIRECT', 'LOT'],
      lot,
    });
    expect(lines.map(({ id, decidedBy, values }) => [id, decidedBy, values.DIRECT])).toEqual([
      ['A', 'DIRECT', 1],
      ['B', 'DIRECT', -1],
    ]);
  });

  it('[T13] lets wins decide where points and margins are level', () => {
    const games = [
      { round: 1, players: ['A', 'C', 'D'], totals: ['0', '10', '20'] },
      { round: 2, players: ['A', 'C', 'D'], totals: ['30', '15', '15'] },
      { round: 1, players: ['B', 'E', 'F'], totals: ['10', '0', '20'] },
      { round: 2, players: ['B', 'E', 'F'], totals: ['20', '10', '15'] },
    ].map(playedGame);
    const lines = standingsOf({
      participants: ids('B', 'A').map((id) => ({ id })),
      games,
      scoring: { type: 'custom', table: { 3: ['0', '0', '0'] } },
      nominalRounds: 3,
      chain: FIXED_CHAIN.filter((criterion) => criterion !== 'MARGIN'),
      lot,
    });
    expect(lines.map(({ id, decidedBy }) => [id, decidedBy])).toEqual([
      ['A', 'WINS'],
      ['B', 'WINS'],
    ]);
  });

  it('shares a rank as 1-2-2-4 when the chain has no lots', () => {
    const { input } = workedExamples.T14;
    const lines = standingsOf({ ...inputOf(input), chain: ['TP', 'MARGIN'] });
    expect(lines.map(({ rank, shared }) => [rank, shared])).toEqual([
      [1, true],
      [1, true],
      [3, true],
      [3, true],
    ]);
  });

  it('puts those without a game after everybody with the same points', () => {
    const lines = standingsOf({
      participants: ids('Z', 'A', 'B').map((id) => ({ id })),
      games: [playedGame({ round: 1, players: ['A', 'B'], totals: ['1', '2'] })],
      scoring: { type: 'custom', table: { 2: ['0', '0'] } },
      nominalRounds: 3,
      chain: SWISS_CHAIN,
      lot,
    });
    expect(lines.map(({ id }) => id)).toEqual(['A', 'B', 'Z']);
    expect(lines[2]!.values.BEST).toBeNull();
  });
});

describe('laws of standings', () => {
  const event = fc
    .record({
      players: fc.integer({ min: 4, max: 16 }),
      rounds: fc.integer({ min: 1, max: 4 }),
      seed: fc.string(),
    })
    .map(({ players, rounds, seed }) => randomEvent(players, rounds, seed));

  it('[7.3/8] do not depend on the order in which games come in, and rename with the players', () => {
    fc.assert(
      fc.property(event, fc.string(), (input, seed) => {
        const lines = standingsOf(input);
        const games = shuffled(input.games, seededRandom(seed));
        expect(standingsOf({ ...input, games })).toEqual(lines);
        // Those who share a place stand in the order of their ids, so the new ones keep it.
        const rename = (id: string): ReturnType<typeof entrantId> => entrantId(`x${id}`);
        const noLots = input.chain.filter((criterion) => criterion !== 'LOT');
        const renamed = standingsOf({
          ...input,
          chain: noLots,
          participants: input.participants.map(({ id }) => ({ id: rename(id) })),
          games: input.games.map((game) => ({ ...game, players: game.players.map(rename) })),
        });
        expect(renamed).toEqual(
          standingsOf({ ...input, chain: noLots }).map((line) => ({ ...line, id: rename(line.id) })),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('[7.3/9] a player who leaves the list changes nobody else’s own values', () => {
    fc.assert(
      fc.property(event, (input) => {
        const own = new Map(
          standingsOf(input).map((line) => [line.id, [line.tp, line.values.MARGIN, line.values.WINS]]),
        );
        const fewer = standingsOf({ ...input, participants: input.participants.slice(1) });
        for (const line of fewer)
          expect([line.tp, line.values.MARGIN, line.values.WINS]).toEqual(own.get(line.id));
      }),
      { numRuns: 60 },
    );
  });

  it('[7.3/13] lots of the others keep their order when one id changes', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 3, maxLength: 12 }), (names) => {
        const all = lotOrder(names.map(entrantId), lot);
        const without = lotOrder(names.slice(1).map(entrantId), lot);
        expect(all.filter((id) => id !== names[0])).toEqual(without);
      }),
    );
  });
});

function randomEvent(players: number, rounds: number, seed: string): StandingsInput {
  const random = seededRandom(seed);
  const all = Array.from({ length: players }, (_, i) => entrantId(`p${i}`));
  const games = Array.from({ length: rounds }, (_, r) => {
    const order = shuffled(all, random);
    const tables = Math.max(1, Math.floor(players / 4));
    return Array.from({ length: tables }, (_, t) => {
      const seated = order
        .slice(Math.floor((t * players) / tables), Math.floor(((t + 1) * players) / tables))
        .slice(0, 6);
      return {
        round: r + 1,
        players: seated,
        totals: seated.map(() => random.below(120) - 10),
        roundsPlayed: 2 + random.below(2),
      };
    });
  }).flat();
  return {
    participants: all.map((id) => ({ id })),
    games,
    scoring: { type: 'classic' },
    nominalRounds: 3,
    chain: SWISS_CHAIN,
    lot: { seed: 's', hash: sha256 },
  };
}
