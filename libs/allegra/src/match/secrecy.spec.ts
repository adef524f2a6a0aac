import { describe, expect, it } from '@jest/globals';
import { type Viewer } from '@red-disc/game';
import { newMatch, playAll } from '../../test/new-match.js';
import { cardsOf } from '../cards.js';
import { redact, type AllegraEvent } from './events.js';
import { roundFromView, unseenCards } from './from-view.js';

const viewers: readonly Viewer[] = [1, 2, 3, 'spectator'];

function tradeBegun(): { match: ReturnType<typeof newMatch>; exchanged: AllegraEvent; secret: number } {
  const match = newMatch(3);
  const cards = cardsOf('auto', 3);
  const deck = cards.map((_, i) => cards[(i * 37) % cards.length]!);
  match.shuffle(deck);
  for (const seat of [1, 2, 3]) playAll(match, `${seat} R${seat}a1`, `${seat} R${seat}b2`);
  const [exchanged] = playAll(match, '1 D', '2 N', '3 K', '1 G3', '3 X3c1');
  return { match, exchanged: exchanged!, secret: deck[24 + 2]! };
}

describe('the card a knocker holds', () => {
  it('[knock/trade] is in the knocker’s view and no other if it was face down', () => {
    const { match, secret } = tradeBegun();
    const held = viewers.map((viewer) => match.viewFor(viewer).round?.held);
    expect(held).toEqual(['down', 'down', secret, 'down'].map((card) => ({ seat: 3, card, secret: true })));
  });

  it('[knock/trade] is taken out of the event for everybody else', () => {
    const { exchanged, secret } = tradeBegun();
    expect(exchanged).toMatchObject({ type: 'exchanged', out: secret, secret: true });
    expect(redact(exchanged, 3)).toEqual(exchanged);
    for (const viewer of [1, 2, 'spectator'] as const)
      expect(redact(exchanged, viewer)).toEqual({ ...exchanged, out: 'down' });
  });

  it('[knock/trade] is shown to all once it is laid back', () => {
    const { match, secret } = tradeBegun();
    playAll(match, '1 S3a1');
    expect(playAll(match, '1 X1c1')).toContainEqual({
      type: 'laidBack',
      seat: 3,
      cell: '3a1',
      card: secret,
      wasSecret: true,
    });
    expect(match.viewFor(2).round?.grids[2]?.[0]).toBe(secret);
  });
});

describe('a card taken out in one’s own turn', () => {
  it('[turn/exchange] is seen by all at once, so that its discard shows nothing new', () => {
    const match = newMatch(3);
    match.shuffle(cardsOf('auto', 3));
    for (const seat of [1, 2, 3]) playAll(match, `${seat} R${seat}a1`, `${seat} R${seat}b2`);
    const events = playAll(match, '1 P', '1 X1c1');
    expect(events[0]).toMatchObject({ type: 'exchanged', out: -1, wasDown: true, secret: false });
    expect(events[1]).toEqual({ type: 'discarded', seat: 1, card: -1, wasSecret: false });
  });
});

describe('a trade', () => {
  it('[knock/trade] is seen step by step, and nothing of it once the turn is over', () => {
    const { match } = tradeBegun();
    const seen = (): unknown => {
      const { knocker, knocked, held, hand, hole } = match.viewFor('spectator').round!;
      return { knocker, knocked, isHeld: held !== null, isInHand: hand !== null, hole };
    };
    const trade = { knocker: 3, knocked: [3], isHeld: true };
    expect(seen()).toEqual({ ...trade, isInHand: false, hole: null });
    playAll(match, '1 S3a1');
    expect(seen()).toEqual({ ...trade, isInHand: true, hole: '3a1' });
    playAll(match, '1 X1c1');
    expect(seen()).toEqual({ knocker: null, knocked: [], isHeld: false, isInHand: false, hole: null });
  });
});

describe('a position made from a view', () => {
  it('has as many unseen cards as places for them, and looks the same', () => {
    const { match } = tradeBegun();
    for (const viewer of viewers) {
      const view = match.viewFor(viewer);
      const unseen = unseenCards(view);
      const down = view.round!.grids.flat().filter((card) => card === 'down').length;
      expect(unseen).toHaveLength(down + view.round!.deck + (viewer === 3 ? 0 : 1));
      const round = roundFromView(view, unseen.toReversed());
      expect(round.isAwaited(0)).toBe(true);
      expect(round.cardsDown(2)).toBe(15 - 2 - 1);
      expect(round.discardPile()).toEqual(view.round!.discard);
    }
  });

  it('needs a deal', () => {
    expect(() => roundFromView(newMatch(2).viewFor(1), [])).toThrow();
    expect(unseenCards(newMatch(2).viewFor(1))).toEqual(cardsOf('auto', 2));
  });
});
