import type { Game, JsonObject, Match, RandomSource } from '@red-disc/game';
import { modelMinutes, type PlayTable, type Random } from '@red-disc/tournaments';

const mostSteps = 20_000;

/** A table is up to a fifth faster or slower than a usual one. */
function minutesFor(players: number, rounds: number, random: Random): number {
  return modelMinutes(players, rounds) * (0.8 + random.below(41) / 100);
}

function shuffled(cards: readonly number[], random: RandomSource): number[] {
  const order = [...cards];
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = random.below(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

/** Lets quick bots play a game to its end. */
function playOut(match: Match, game: Game, random: RandomSource): void {
  const bot = game.bots.find(({ heavy }) => !heavy);
  for (let step = 0; step < mostSteps; step += 1) {
    const awaited = match.awaits();
    if (awaited.type === 'nothing') return;
    if (awaited.type === 'shuffle') match.shuffle(shuffled(awaited.cards, random));
    else {
      const { seat } = awaited.decisions.find(({ clock }) => clock !== 'none') ?? awaited.decisions[0]!;
      const move = bot?.choose(match.viewFor(seat), random) ?? match.defaultMove(seat);
      const played = move === undefined ? undefined : match.play(seat, move);
      if (!played?.ok) throw new Error(`a bot made a move that cannot be: ${played?.error.code ?? 'none'}`);
    }
  }
  throw new Error('a game came to no end');
}

/** Tables of a rehearsal are played by bots, by the rules of the event. Seat 1 begins. */
export function botTable(game: Game, rules: JsonObject): PlayTable {
  return ({ players, rounds, random }) => {
    const seats = players.length;
    const match = game.createMatch({ rules, seats, dealer: seats });
    playOut(match, game, random);
    const { rounds: scored } = match.outcome();
    return { entry: { type: 'scores', rounds: scored }, minutes: minutesFor(seats, rounds, random) };
  };
}
