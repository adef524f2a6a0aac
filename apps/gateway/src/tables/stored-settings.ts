import type { TableSettings } from './domain/settings.js';

export type Visibility = 'open' | 'link' | 'club';
export type Talk = 'free' | 'phrases' | 'none';

/** What a table was opened with beside the game's rules and clocks. */
export interface StoredSettings {
  readonly seats: number;
  readonly firstDealer: TableSettings['firstDealer'];
  readonly visibility: Visibility;
  readonly talk: Talk;
  /** In seconds. */
  readonly spectatorDelay: number;
  readonly afterLeaving: TableSettings['afterLeaving'];
}

const standard = { spectatorDelay: 0, afterLeaving: 'counts' } as const;

/** As whoever opens a table states them, and as the rows of tables have them that are older than some setting. */
export type GivenSettings = Omit<StoredSettings, keyof typeof standard> &
  Partial<Pick<StoredSettings, keyof typeof standard>>;

export function completeSettings(given: GivenSettings): StoredSettings {
  return { ...standard, ...given };
}
