export const seatsAtTable = 4;

/** Four players at a table of a server under load. */
export interface LoadTable {
  /** Makes one move that the server accepts; resolves when all four players have been sent it. */
  move(): Promise<void>;
  close(): void;
}

/** A move at those peers that have no game of their own. */
export interface PeerMove {
  readonly n: number;
  readonly cell: number;
  readonly card: number;
}

/** How tables are opened at a server of some kind. */
export type OpenTables = (request: {
  readonly url: string;
  readonly tables: number;
  /** The rules of the tables, for ours. */
  readonly rules: string;
}) => Promise<LoadTable[]>;

/** Resolves when every player has said so for the same moment. */
export class Gathering {
  #missing = 0;
  #resolve: () => void = () => undefined;

  begin(players = seatsAtTable): Promise<void> {
    this.#missing = players;
    return new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  arrive(): void {
    this.#missing -= 1;
    if (this.#missing === 0) this.#resolve();
  }
}
