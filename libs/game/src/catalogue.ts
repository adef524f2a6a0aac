import { type Game } from './game.js';

/** The games a server hosts, found by the version that a table, rule set or record has pinned. */
export class GameCatalogue {
  readonly #byVersion: ReadonlyMap<string, Game>;

  constructor(games: readonly Game[]) {
    this.#byVersion = new Map(games.map((game) => [game.version, game]));
    if (this.#byVersion.size !== games.length) throw new Error('two games carry the same version');
  }

  find(version: string): Game | undefined {
    return this.#byVersion.get(version);
  }

  all(): readonly Game[] {
    return [...this.#byVersion.values()];
  }
}
