import { describe, expect, it } from '@jest/globals';
import { GameCatalogue, type Game } from '@red-disc/game';
import { shuffleInOrder } from '../test/new-match.js';
import { allegraGame } from './game.js';

const host = new GameCatalogue([allegraGame]);

describe('a host that knows only the contract', () => {
  const game: Game = host.find('allegra@1')!;

  it.each(allegraGame.presets.map(({ id, seats }) => [id, seats] as const))(
    'plays a whole game by the preset %s from parsed rules to a record that opens',
    (id, { min, max }) => {
      const preset = game.presets.find((known) => known.id === id)!;
      const rules = game.parseRules(JSON.parse(JSON.stringify(preset.rules)));
      if (!rules.ok) throw new Error(rules.error.code);
      for (let seats = min; seats <= max; seats += 1) {
        const match = game.createMatch({ rules: rules.value, seats, dealer: seats });
        for (let awaited = match.awaits(); awaited.type !== 'nothing'; awaited = match.awaits()) {
          if (awaited.type === 'shuffle') {
            expect(match.shuffle(awaited.cards.toReversed()).ok).toBe(true);
            continue;
          }
          const { seat } = awaited.decisions.at(-1)!;
          const move = match.standingMove(seat, 'never-knock') ?? match.defaultMove(seat)!;
          expect(match.play(seat, move).ok).toBe(true);
        }
        const header = { players: Array.from({ length: seats }, () => 'somebody'), proofs: [] };
        expect(game.openRecord(match.record(header))).toMatchObject({ ok: true });
      }
    },
  );

  it('gets and gives plain data only', () => {
    const match = allegraGame.createMatch({ rules: allegraGame.presets[0]!.rules, seats: 3, dealer: 1 });
    const isPlain = (value: unknown): void => {
      expect(JSON.parse(JSON.stringify(value))).toStrictEqual(value);
    };
    isPlain(match.viewFor(1));
    const events = [shuffleInOrder(match)];
    isPlain(match.viewFor('spectator'));
    while (!match.outcome().over && match.awaits().type === 'decisions') {
      const awaited = match.awaits();
      if (awaited.type !== 'decisions') break;
      const { seat } = awaited.decisions[0]!;
      const moves = match.legalMoves(seat);
      const played = match.play(
        seat,
        moves.includes('K') ? 'K' : (moves.find((move) => move[0] === 'G') ?? moves[0]!),
      );
      if (played.ok) events.push(played.value);
      isPlain([match.viewFor(seat), match.awaits()]);
    }
    isPlain(events);
    expect(events.flat().map(({ type }) => type)).toContain('laidBack');
  });
});
