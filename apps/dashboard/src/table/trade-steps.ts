import type { AllegraView, PhaseName } from '@red-disc/allegra';

/** The trade from the draw to the filled hole, in the order in which it happens. */
export const tradeSteps = ['drew', 'knocked', 'gave', 'swaps', 'takes', 'places', 'fills'] as const;

export type TradeStep = (typeof tradeSteps)[number];
export type StepState = 'done' | 'now' | 'next';

/** The step that each phase of a trade stands at. */
const stepOfPhase: Partial<Readonly<Record<PhaseName, TradeStep>>> = {
  knock: 'knocked',
  answer: 'gave',
  tradePlace: 'swaps',
  tradeClear: 'swaps',
  pick: 'takes',
  pickPlace: 'places',
};

/** How far a knock has come; undefined while nobody can or did knock. */
export function tradeProgress({ round }: AllegraView): ReadonlyMap<TradeStep, StepState> | undefined {
  const current = round ? stepOfPhase[round.phase] : undefined;
  if (!current) return undefined;
  const at = tradeSteps.indexOf(current);
  return new Map(
    tradeSteps.map((step, index) => [step, index < at ? 'done' : index === at ? 'now' : 'next'] as const),
  );
}
