import { type Result } from '@red-disc/kernel';
import { type Refusal, type ShuffleProof } from '@red-disc/game';

/** The order a proof gives to the cards of a labelled shuffle. */
export type FairShuffle = (label: string, cards: readonly number[]) => readonly number[];

/** Opens a proof of a shuffle, or says what is wrong with it. Its arithmetic is another library's, so it is handed in. */
export type OpenProof = (proof: ShuffleProof, seats: number) => Result<FairShuffle, Refusal>;
