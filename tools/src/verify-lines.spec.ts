import { describe, expect, it } from '@jest/globals';
import { allegraGame } from '@red-disc/allegra';
import { commitmentOf, FairDeal, makeSeed } from '@red-disc/fair';
import { longestLine, verifyLines } from './verify-lines.js';

async function verdictsOn(...chunks: readonly (string | Uint8Array)[]): Promise<unknown[]> {
  const input = (async function* () {
    for (const chunk of chunks) yield await Promise.resolve(Buffer.from(chunk));
  })();
  const verdicts: unknown[] = [];
  for await (const line of verifyLines(input)) {
    expect(line.endsWith('\n')).toBe(true);
    verdicts.push(JSON.parse(line));
  }
  return verdicts;
}

interface LooseRecord {
  rounds: {
    deck: number[];
    reshuffles: number[][];
    moves: string[];
    fair: { commitment: string; serverSeed: string; clientSeeds: Record<string, string> };
  }[];
}

/** A whole game of one round with two reshuffles, dealt from seeds as the server does it. */
function fairRecord(): LooseRecord {
  const seeds = {
    dealId: 'T7/1',
    serverSeed: new Uint8Array(64).fill(7),
    clientSeeds: new Map([[2, new Uint8Array(16).fill(9)]]),
  };
  const deal = new FairDeal(seeds);
  const rules = { ...allegraGame.presets[0]!.rules, rounds: 1, deck: 'reduced', knock: false } as const;
  const match = allegraGame.createMatch({ rules, seats: 6, dealer: deal.dealer(6) });
  for (let awaited = match.awaits(); awaited.type !== 'nothing'; awaited = match.awaits()) {
    if (awaited.type === 'shuffle') match.shuffle(deal.shuffle(awaited.label, awaited.cards));
    else match.play(awaited.decisions[0]!.seat, match.defaultMove(awaited.decisions[0]!.seat)!);
  }
  const proof = {
    dealId: seeds.dealId,
    commitment: commitmentOf(seeds),
    serverSeed: makeSeed(seeds.serverSeed),
    clientSeeds: { '2': makeSeed(seeds.clientSeeds.get(2)!) },
  };
  const header = { players: ['a', 'b', 'c', 'd', 'e', 'f'], proofs: [proof] };
  return JSON.parse(JSON.stringify(match.record(header))) as LooseRecord;
}

async function verdictOn(change: (record: LooseRecord) => void): Promise<unknown> {
  const record = fairRecord();
  change(record);
  return (await verdictsOn(JSON.stringify(record)))[0];
}

describe('verify on lines', () => {
  it('answers every line with one, and passes over empty ones', async () => {
    const good = JSON.stringify(fairRecord());
    const verdicts = await verdictsOn(`\n${good}\r\n\r\n  \n`, '{"format":', '1}\nnot json\n', good);
    expect(verdicts).toMatchObject([
      { ok: true },
      { ok: false, round: 0 },
      { ok: false, round: 0 },
      { ok: true },
    ]);
  });

  it('puts a line together from pieces, even from half a character', async () => {
    const good = Buffer.from(JSON.stringify(fairRecord()).replace('"a"', '"é€😀"'));
    const pieces = Array.from({ length: Math.ceil(good.length / 7) }, (_, i) =>
      good.subarray(i * 7, i * 7 + 7),
    );
    expect(await verdictsOn(...pieces)).toMatchObject([{ ok: true }]);
  });

  it('does not keep a line that is too long, and reads on', async () => {
    const chunk = 'x'.repeat(1024 * 1024);
    const chunks = Array.from({ length: longestLine / chunk.length + 2 }, () => chunk);
    expect(await verdictsOn(...chunks, '\n', JSON.stringify(fairRecord()))).toMatchObject([
      { ok: false, round: 0, move: 0 },
      { ok: true },
    ]);
  });

  it('takes a byte order mark for what it is', async () => {
    expect(await verdictsOn(`\uFEFF${JSON.stringify(fairRecord())}\n`)).toMatchObject([{ ok: true }]);
  });

  it('survives bytes that are no text at all', async () => {
    expect(await verdictsOn(Uint8Array.of(0xff, 0xfe, 0x00, 0xc3, 10, 0xed, 0xa0, 0x80, 10))).toHaveLength(2);
  });
});

describe('verify on fair deals', () => {
  it('finds nothing wrong with an honest one', async () => {
    expect(await verdictOn(() => undefined)).toMatchObject({ ok: true });
    expect(fairRecord().rounds[0]!.reshuffles.length).toBeGreaterThan(0);
  });

  it('finds another seed than the committed one before the first move', async () => {
    const verdict = await verdictOn(({ rounds: [round] }) => (round!.fair.serverSeed = '08'.repeat(64)));
    expect(verdict).toMatchObject({ ok: false, round: 1, move: 0 });
  });

  it('finds another commitment before the first move', async () => {
    const verdict = await verdictOn(({ rounds: [round] }) => (round!.fair.commitment = '00'.repeat(32)));
    expect(verdict).toMatchObject({ ok: false, round: 1, move: 0 });
  });

  it('finds a malformed seed before the first move', async () => {
    for (const serverSeed of ['', 'zz', '07'.repeat(63)]) {
      const verdict = await verdictOn(({ rounds: [round] }) => (round!.fair.serverSeed = serverSeed));
      expect(verdict).toMatchObject({ ok: false, round: 1, move: 0 });
    }
  });

  it('finds a client seed that was added, changed or left out before the first move', async () => {
    for (const clientSeeds of [
      {},
      { '2': '00'.repeat(16) },
      { '2': '09'.repeat(16), '3': '00'.repeat(16) },
      { '7': '' },
    ]) {
      const verdict = await verdictOn(({ rounds: [round] }) => (round!.fair.clientSeeds = clientSeeds));
      expect(verdict).toMatchObject({ ok: false, round: 1, move: 0 });
    }
  });

  it('finds two cards of the deck exchanged before the first move', async () => {
    const verdict = await verdictOn(({ rounds: [round] }) => {
      const { deck } = round!;
      const other = deck.findIndex((card) => card !== deck[0]);
      [deck[0], deck[other]] = [deck[other]!, deck[0]!];
    });
    expect(verdict).toMatchObject({ ok: false, round: 1, move: 0 });
  });

  it('finds a reshuffle in another order at its draw', async () => {
    const draws = fairRecord().rounds[0]!.moves.flatMap((move, i) => (/^\d D$/.test(move) ? [i + 1] : []));
    const verdict = await verdictOn(({ rounds: [round] }) => {
      const order = round!.reshuffles[0]!;
      const other = order.findIndex((card) => card !== order[0]);
      [order[0], order[other]] = [order[other]!, order[0]!];
    });
    expect(verdict).toMatchObject({ ok: false, round: 1, move: draws[94 - 73] });
  });
});
