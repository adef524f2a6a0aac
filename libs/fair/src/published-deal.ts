import { failure, success, type Result } from '@red-disc/kernel';
import { clientSeedBytes, parseSeed, serverSeedBytes } from './bytes.js';
import { commitmentOf, FairDeal } from './deal.js';

/** A deal as a record carries it once the seed is revealed; seeds in hex. */
export interface PublishedDeal {
  readonly dealId: string;
  readonly commitment: string;
  readonly serverSeed: string;
  readonly clientSeeds?: Readonly<Record<string, string>>;
}

export type UnfairDeal =
  | { readonly code: 'BAD_SERVER_SEED' }
  | { readonly code: 'BAD_CLIENT_SEED'; readonly seat: string }
  | { readonly code: 'COMMITMENT_DIFFERS'; readonly commitment: string };

/** Opens a published deal if its seed is the one that was committed to; its shuffles can then be compared. */
export function openDeal(deal: PublishedDeal, seats: number): Result<FairDeal, UnfairDeal> {
  const serverSeed = parseSeed(deal.serverSeed, serverSeedBytes);
  if (!serverSeed.ok) return failure({ code: 'BAD_SERVER_SEED' });
  const clientSeeds = new Map<number, Uint8Array>();
  for (const [seat, hex] of Object.entries(deal.clientSeeds ?? {})) {
    const seed = parseSeed(hex, clientSeedBytes);
    if (!/^[1-9]$/.test(seat) || Number(seat) > seats || !seed.ok)
      return failure({ code: 'BAD_CLIENT_SEED', seat });
    clientSeeds.set(Number(seat), seed.value);
  }
  const commitment = commitmentOf({ dealId: deal.dealId, serverSeed: serverSeed.value });
  if (commitment !== deal.commitment.toLowerCase())
    return failure({ code: 'COMMITMENT_DIFFERS', commitment });
  return success(new FairDeal({ dealId: deal.dealId, serverSeed: serverSeed.value, clientSeeds }));
}
