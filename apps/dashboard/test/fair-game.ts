import { allegraGame, presets, type AllegraEvent, type AllegraView } from '@red-disc/allegra';
import { commitmentOf, FairDeal, makeSeed } from '@red-disc/fair';
import type { JsonObject, Match, RandomSource, ShuffleProof } from '@red-disc/game';
import { seededRandom } from './random-play';

export interface FairGame {
  readonly record: JsonObject;
  readonly events: readonly AllegraEvent[];
  readonly final: AllegraView;
  readonly commitments: readonly string[];
}

const bytes = (length: number, random: RandomSource): Uint8Array =>
  Uint8Array.from({ length }, () => random.below(256));

/** A game of steady bots whose deals carry proofs, as a table on the server leaves it behind. */
export function playFairGame(seats: number, seed: number, presetId = 'english'): FairGame {
  const { rules } = presets.find(({ id }) => id === presetId)!;
  const random = seededRandom(seed);
  const bot = allegraGame.bots.find(({ level }) => level === 'steady')!;
  const match: Match<AllegraView, AllegraEvent> = allegraGame.createMatch({ rules, seats, dealer: 1 });
  const proofs: ShuffleProof[] = [];
  const events: AllegraEvent[] = [];
  let deal: FairDeal | undefined;
  for (let awaited = match.awaits(); awaited.type !== 'nothing'; awaited = match.awaits()) {
    if (awaited.type === 'shuffle' && awaited.label === 'deal') {
      const dealId = `test/${awaited.round}`;
      const serverSeed = bytes(64, random);
      const clientSeed = bytes(16, random);
      deal = new FairDeal({ dealId, serverSeed, clientSeeds: new Map([[1, clientSeed]]) });
      proofs.push({
        dealId,
        commitment: commitmentOf({ dealId, serverSeed }),
        serverSeed: makeSeed(serverSeed),
        clientSeeds: { 1: makeSeed(clientSeed) },
      });
    }
    const seat = awaited.type === 'decisions' ? awaited.decisions[0]!.seat : 0;
    const result =
      awaited.type === 'shuffle'
        ? match.shuffle(deal!.shuffle(awaited.label, awaited.cards))
        : match.play(seat, bot.choose(match.viewFor(seat), random));
    if (!result.ok) throw new Error(result.error.code);
    events.push(...result.value);
  }
  const players = ['Ana', 'Ben', 'Cleo', 'Dov', 'Eli', 'Fay'].slice(0, seats);
  return {
    record: match.record({ players, proofs }),
    events,
    final: match.viewFor('spectator'),
    commitments: proofs.map(({ commitment }) => commitment),
  };
}
