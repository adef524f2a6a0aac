import { commitmentOf, openDeal, parseSeed, serverSeedBytes, type FairDeal } from '@red-disc/fair';
import type { ShuffleProof } from '@red-disc/game';
import type { RecordedShuffle, Replay } from './replay';

export type Verdict = 'ok' | 'bad' | 'unknown';

/** One thing that was worked out again in this browser. */
export type DealStep =
  | { readonly type: 'seen'; readonly verdict: Verdict }
  | { readonly type: 'commitment'; readonly verdict: Verdict; readonly computed: string }
  | { readonly type: 'seats'; readonly verdict: Verdict; readonly seats: readonly number[] }
  | { readonly type: 'deck'; readonly verdict: Verdict; readonly cards: number }
  | {
      readonly type: 'reshuffle';
      readonly verdict: Verdict;
      readonly number: number;
      readonly cards: number;
    };

export interface DealCheck {
  readonly round: number;
  readonly verdict: Verdict;
  readonly proof: ShuffleProof | null;
  readonly steps: readonly DealStep[];
}

/** Works every deal of a game out again from its seeds. `seen` is what this browser saw before each deal. */
export function checkDeals({ header, shuffles }: Replay, seen: readonly string[]): readonly DealCheck[] {
  const rounds = Math.max(0, ...shuffles.map(({ round }) => round));
  return Array.from({ length: rounds }, (_, index) => {
    const round = index + 1;
    const proof = header.proofs[index] ?? null;
    if (!proof) return { round, verdict: 'unknown', proof, steps: [] };
    const ofRound = shuffles.filter((shuffle) => shuffle.round === round);
    const steps = stepsOf(proof, ofRound, { seats: header.players.length, seen: seen[index] });
    const verdict = steps.some((step) => step.verdict === 'bad') ? 'bad' : 'ok';
    return { round, verdict, proof, steps };
  });
}

/** A game is fair if every deal is; one that cannot be checked leaves the question open. */
export function verdictOf(checks: readonly DealCheck[]): Verdict {
  if (checks.some(({ verdict }) => verdict === 'bad')) return 'bad';
  return checks.length > 0 && checks.every(({ verdict }) => verdict === 'ok') ? 'ok' : 'unknown';
}

interface Circumstances {
  readonly seats: number;
  readonly seen: string | undefined;
}

function stepsOf(
  proof: ShuffleProof,
  shuffles: readonly RecordedShuffle[],
  { seats, seen }: Circumstances,
): readonly DealStep[] {
  const opened = openDeal(proof, seats);
  const computed = commitmentTo(proof);
  const published = proof.commitment.toLowerCase();
  const hasGoodSeats = opened.ok || opened.error.code !== 'BAD_CLIENT_SEED';
  return [
    { type: 'seen', verdict: seen === undefined ? 'unknown' : judge(seen.toLowerCase() === published) },
    { type: 'commitment', verdict: judge(computed === published), computed: computed ?? '' },
    {
      type: 'seats',
      verdict: judge(hasGoodSeats),
      seats: Object.keys(proof.clientSeeds)
        .map(Number)
        .sort((a, b) => a - b),
    },
    ...shuffles.map((shuffle, index): DealStep => {
      const verdict = judge(opened.ok && isOrderOf(opened.value, shuffle));
      const cards = shuffle.cards.length;
      return shuffle.label === 'deal'
        ? { type: 'deck', verdict, cards }
        : { type: 'reshuffle', verdict, number: index, cards };
    }),
  ];
}

function commitmentTo({ dealId, serverSeed }: ShuffleProof): string | undefined {
  const seed = parseSeed(serverSeed, serverSeedBytes);
  return seed.ok ? commitmentOf({ dealId, serverSeed: seed.value }) : undefined;
}

function isOrderOf(deal: FairDeal, { label, cards, order }: RecordedShuffle): boolean {
  const fair = deal.shuffle(label, cards);
  return fair.length === order.length && fair.every((card, index) => card === order[index]);
}

function judge(isRight: boolean): Verdict {
  return isRight ? 'ok' : 'bad';
}
