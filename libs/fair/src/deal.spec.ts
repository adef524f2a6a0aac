import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { commitmentOf, FairDeal, openDeal, parseSeed, type PublishedDeal } from './index.js';

type Example = PublishedDeal & Record<string, unknown> & { cards: 120 | 94; deal: number[] };

const examples = readFileSync(new URL('../test/examples.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Example);

function fullDeck({ cards }: Example): number[] {
  const without = cards === 94 ? 2 : 0;
  return Array.from({ length: 13 }, (_, i) => i - 1).flatMap((value) =>
    new Array<number>((value < 4 ? 8 : value < 8 ? 11 : 9) - without).fill(value),
  );
}

function open(example: Example): FairDeal {
  const opened = openDeal(example, 6);
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
}

const seed = (hex: string, bytes: number): Uint8Array => {
  const parsed = parseSeed(hex, bytes);
  if (!parsed.ok) throw new Error(hex);
  return parsed.value;
};

describe.each(examples.map((example) => [example.dealId, example] as const))('the deal %s', (_, example) => {
  it('has the published commitment', () => {
    expect(commitmentOf({ dealId: example.dealId, serverSeed: seed(example.serverSeed, 64) })).toBe(
      example.commitment,
    );
  });

  it('gives the deck of the example, whatever order the cards are handed in', () => {
    expect(open(example).shuffle('deal', fullDeck(example))).toEqual(example.deal);
    expect(open(example).shuffle('deal', fullDeck(example).reverse())).toEqual(example.deal);
  });

  it('gives the reshuffle and the first dealer of the example', () => {
    const reshuffle = /^reshuffle\/1 of (\[.*\])$/;
    const [key, order] = Object.entries(example).find(([name]) => reshuffle.test(name))!;
    const cards = JSON.parse(reshuffle.exec(key)![1]!) as number[];
    expect(open(example).shuffle('reshuffle/1', cards)).toEqual(order);
    const [lot, dealer] = Object.entries(example).find(([name]) => name.startsWith('dealerOf'))!;
    expect(open(example).dealer(Number(lot.slice('dealerOf'.length)))).toBe(dealer);
  });
});

describe('openDeal', () => {
  const example = examples[1]!;

  it('refuses a seed that is not the committed one', () => {
    const other = example.serverSeed.replace(/^../, '00');
    expect(openDeal({ ...example, serverSeed: other }, 3)).toMatchObject({
      ok: false,
      error: { code: 'COMMITMENT_DIFFERS' },
    });
  });

  it.each([
    '',
    'zz',
    example.serverSeed.slice(2),
    `${example.serverSeed}00`,
    `${example.serverSeed.slice(1)}g`,
  ])('refuses a malformed server seed', (serverSeed) => {
    expect(openDeal({ ...example, serverSeed }, 3)).toEqual({
      ok: false,
      error: { code: 'BAD_SERVER_SEED' },
    });
  });

  it.each([
    ['4', '00'.repeat(16)],
    ['0', '00'.repeat(16)],
    ['1', '00'.repeat(15)],
    ['__proto__x', '00'.repeat(16)],
  ])('refuses the client seed of seat %s', (seat, hex) => {
    expect(openDeal({ ...example, clientSeeds: { [seat]: hex } }, 3)).toEqual({
      ok: false,
      error: { code: 'BAD_CLIENT_SEED', seat },
    });
  });

  it('depends on every seed and on the name of the deal', () => {
    const cards = fullDeck(example);
    const order = (seeds: Partial<ConstructorParameters<typeof FairDeal>[0]>): string =>
      new FairDeal({
        dealId: 'T/1',
        serverSeed: new Uint8Array(64),
        clientSeeds: new Map(),
        ...seeds,
      })
        .shuffle('deal', cards)
        .join();
    const orders = new Set([
      order({}),
      order({ dealId: 'T/2' }),
      order({ serverSeed: new Uint8Array(64).fill(1) }),
      order({ clientSeeds: new Map([[1, new Uint8Array(16)]]) }),
      order({ clientSeeds: new Map([[2, new Uint8Array(16)]]) }),
    ]);
    expect(orders.size).toBe(5);
  });
});

describe('the shuffle', () => {
  it('puts each of 8 cards in each place equally often (chi squared, 49 degrees of freedom)', () => {
    const rounds = 4000;
    const counts = new Float64Array(64);
    const cards = [0, 1, 2, 3, 4, 5, 6, 7];
    const deal = new FairDeal({ dealId: 'chi', serverSeed: new Uint8Array(64), clientSeeds: new Map() });
    for (let i = 0; i < rounds; i += 1)
      deal.shuffle(`deal/${i}`, cards).forEach((card, place) => (counts[card * 8 + place]! += 1));
    const expected = rounds / 8;
    const chiSquared = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquared).toBeLessThan(85.4);
  });
});
