import { commitmentOf, FairDeal, makeSeed, parseSeed, clientSeedBytes } from '@red-disc/fair';
import type { ShuffleProof } from '@red-disc/game';
import type { ShuffleSource } from '../domain/settings.js';

export interface DealSecret {
  readonly round: number;
  readonly dealId: string;
  readonly serverSeed: Uint8Array;
}

/** Where secrets are kept: made once for each deal, whoever asks first. */
export interface SecretStore {
  ensure(owner: SecretOwner, round: number): Promise<DealSecret>;
}

/** Whose deals they are: a table's own, or those that it shares with other tables. */
export interface SecretOwner {
  readonly tableId: string;
  readonly sharedDeal: string | null;
}

type Seeds = ReadonlyMap<number, string>;

/** The seeds of one table's deals. They leave this class as orders of cards, commitments and, after a round, proofs. */
export class DealSecrets implements ShuffleSource {
  readonly #secrets = new Map<number, DealSecret>();

  constructor(
    private readonly owner: SecretOwner,
    private readonly store: SecretStore,
    known: readonly DealSecret[],
  ) {
    for (const secret of known) this.#secrets.set(secret.round, secret);
  }

  /** Whether the seed of this round's deal is known here, and so durable. */
  has(round: number): boolean {
    return this.#secrets.has(round);
  }

  /** Makes sure that the seed of this round's deal is fixed and durable. */
  async prepare(round: number): Promise<void> {
    if (!this.has(round)) this.#secrets.set(round, await this.store.ensure(this.owner, round));
  }

  order({
    round,
    label,
    cards,
    seeds,
  }: {
    readonly round: number;
    readonly label: string;
    readonly cards: readonly number[];
    readonly seeds: Seeds;
  }): readonly number[] {
    return this.#open(round, seeds).shuffle(label, cards);
  }

  dealer({ seats, seeds }: { readonly seats: number; readonly seeds: Seeds }): number {
    return this.#open(1, seeds).dealer(seats);
  }

  commitment(round: number): string {
    return commitmentOf(this.#secret(round));
  }

  /** For a round that has been scored: everything needed to check its deal. */
  proof(round: number, seeds: Seeds): ShuffleProof {
    const { dealId, serverSeed } = this.#secret(round);
    return {
      dealId,
      commitment: this.commitment(round),
      serverSeed: makeSeed(serverSeed),
      clientSeeds: Object.fromEntries([...seeds].map(([seat, seed]) => [String(seat), seed])),
    };
  }

  #open(round: number, seeds: Seeds): FairDeal {
    const clientSeeds = new Map(
      [...seeds].map(([seat, hex]) => {
        const seed = parseSeed(hex, clientSeedBytes);
        if (!seed.ok) throw new Error(`the seed of seat ${seat} is malformed`);
        return [seat, seed.value];
      }),
    );
    return new FairDeal({ ...this.#secret(round), clientSeeds });
  }

  #secret(round: number): DealSecret {
    const secret = this.#secrets.get(round);
    if (!secret) throw new Error(`the deal of round ${round} has not been prepared`);
    return secret;
  }
}
