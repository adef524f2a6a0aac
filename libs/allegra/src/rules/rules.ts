export const rulesVersion = 'allegra@1';

export type DeckOption = 'auto' | 'full' | 'reduced';
export type ClearingOption = 'may' | 'must';
export type TakenDiscardOption = 'free' | 'exchange';

/** A rule set, complete: what is missing in outside data has been filled in by `parseRules`. */
export type AllegraRules = {
  readonly version: typeof rulesVersion;
  /** After how many rounds the game ends; null where only the limit ends it. */
  readonly rounds: number | null;
  /** At which total the game ends after a round; null where only the number of rounds ends it. */
  readonly pointLimit: number | null;
  readonly knock: boolean;
  readonly deck: DeckOption;
  readonly clearing: ClearingOption;
  readonly takenDiscard: TakenDiscardOption;
};
