import {
  type AllegraRules,
  type ClearingOption,
  type DeckOption,
  type TakenDiscardOption,
} from '../rules.js';

/** What a rule set can vary, in the order in which it is told. */
export const ruleFields = ['rounds', 'pointLimit', 'knock', 'clearing', 'takenDiscard', 'deck'] as const;
export type RuleField = (typeof ruleFields)[number];

/** The sentences of one language. Options speak for themselves; the rest holds whatever the options are. */
export interface Catalogue {
  rounds(rounds: number | null): string;
  pointLimit(limit: number | null): string;
  knock(knock: boolean): string;
  clearing(option: ClearingOption): string;
  takenDiscard(option: TakenDiscardOption): string;
  deck(option: DeckOption): string;
  readonly winner: string;
  readonly talk: string;
}

export function sentenceOf(catalogue: Catalogue, rules: AllegraRules, field: RuleField): string {
  switch (field) {
    case 'rounds':
      return catalogue.rounds(rules.rounds);
    case 'pointLimit':
      return catalogue.pointLimit(rules.pointLimit);
    case 'knock':
      return catalogue.knock(rules.knock);
    case 'clearing':
      return catalogue.clearing(rules.clearing);
    case 'takenDiscard':
      return catalogue.takenDiscard(rules.takenDiscard);
    case 'deck':
      return catalogue.deck(rules.deck);
  }
}
