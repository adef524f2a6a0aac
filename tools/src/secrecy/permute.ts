import { allegraGame, cellNumber, isCell, presets, type AllegraView } from '@red-disc/allegra';
import { partsUnlike, type Match, type RandomSource, type Viewer } from '@red-disc/game';

export interface PermutationReport {
  readonly cases: number;
  /** Cases in which something reached a viewer that depended on a card hidden from them. */
  readonly leaks: number;
  readonly examples: readonly string[];
}

type Play =
  | { readonly type: 'shuffle'; readonly order: readonly number[] }
  | { readonly type: 'move'; readonly seat: number; readonly move: string };

const cellsOfASeat = 12;
const examplesKept = 3;

/**
 * Takes reachable states, shuffles among themselves the cards that are hidden there, plays the same moves, and
 * compares to the byte what each viewer gets: views, moves and events, whole and as what is different since the play
 * before. Nothing hidden may make a difference.
 */
export function permuteHiddenCards(cases: number, random: RandomSource): PermutationReport {
  const examples: string[] = [];
  let leaks = 0;
  for (let done = 0; done < cases;) {
    const preset = presets[random.below(presets.length)]!;
    const seats = preset.seats.min + random.below(preset.seats.max - preset.seats.min + 1);
    const setup = { rules: preset.rules, seats, dealer: 1 + random.below(seats) };
    const plays = playAtRandom(setup, 4 + random.below(140), random);
    for (let times = 0; times < 20 && done < cases; times += 1, done += 1) {
      const upTo = 1 + random.below(plays.length);
      const difference = compare(setup, plays.slice(0, upTo), random);
      if (difference === undefined) continue;
      leaks += 1;
      if (examples.length < examplesKept) examples.push(difference);
    }
  }
  return { cases, leaks, examples };
}

type Setup = Parameters<typeof allegraGame.createMatch>[0];
type AllegraMatch = ReturnType<typeof allegraGame.createMatch>;

function playAtRandom(setup: Setup, length: number, random: RandomSource): Play[] {
  const match = allegraGame.createMatch(setup);
  const plays: Play[] = [];
  while (plays.length < length) {
    const awaited = match.awaits();
    if (awaited.type === 'nothing' || (awaited.type === 'shuffle' && awaited.round > 1)) break;
    const play: Play =
      awaited.type === 'shuffle'
        ? { type: 'shuffle', order: shuffled(awaited.cards, random) }
        : anyMove(match, awaited.decisions[random.below(awaited.decisions.length)]!.seat, random);
    apply(match, play);
    plays.push(play);
  }
  return plays;
}

function anyMove(match: Match, seat: number, random: RandomSource): Play {
  const moves = match.legalMoves(seat);
  return { type: 'move', seat, move: moves[random.below(moves.length)]! };
}

function apply(match: AllegraMatch, play: Play): ReturnType<AllegraMatch['play']> {
  const played = play.type === 'shuffle' ? match.shuffle(play.order) : match.play(play.seat, play.move);
  if (!played.ok) throw new Error(`a move that was legal is refused: ${JSON.stringify(play)}`);
  return played;
}

/** What differs for whom, if anything does. */
function compare(setup: Setup, plays: readonly Play[], random: RandomSource): string | undefined {
  const match = allegraGame.createMatch(setup);
  const told = tellLast(match, plays);
  const { hidden, secret } = hiddenPlaces(match.viewFor('spectator'), plays);
  // The one who holds a card that was taken out face down knows it; for all others it is as hidden as the rest.
  const holder = match.viewFor('spectator').round?.held?.seat;
  const withSecret = secret !== undefined && random.below(2) === 0;
  const other = permuted(plays, withSecret ? [...hidden, secret] : hidden, random);
  const twin = allegraGame.createMatch(setup);
  try {
    const twinTold = tellLast(twin, other);
    const viewers: Viewer[] = ['spectator', ...Array.from({ length: setup.seats }, (_, seat) => seat + 1)];
    for (const viewer of viewers) {
      if (withSecret && viewer === holder) continue;
      const mine = told(viewer);
      const theirs = twinTold(viewer);
      if (mine !== theirs) return `${String(viewer)} after ${plays.length}: ${mine} / ${theirs}`;
    }
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** Plays them all; returns what a viewer then is sent of the last one. */
function tellLast(match: AllegraMatch, plays: readonly Play[]): (viewer: Viewer) => string {
  for (const play of plays.slice(0, -1)) apply(match, play);
  const before = match.viewParts();
  const played = apply(match, plays.at(-1)!);
  const different = match.viewTexts(partsUnlike(before, match.viewParts()));
  const events = allegraGame.eventsTexts(played.ok ? played.value : []);
  return (viewer) => {
    const moves = viewer === 'spectator' ? [] : match.legalMoves(viewer);
    return JSON.stringify([
      match.viewFor(viewer),
      moves,
      different.opening(viewer) + different.rest,
      events(viewer),
    ]);
  };
}

/** A place in the order of a shuffle: which play it was, and which card of it. */
interface Place {
  readonly play: number;
  readonly at: number;
}

function hiddenPlaces(
  { round }: AllegraView,
  plays: readonly Play[],
): { hidden: Place[]; secret: Place | undefined } {
  if (!round) return { hidden: [], secret: undefined };
  // A card that lies face down has lain there since the deal; the deck is what is left of the last shuffle.
  const hidden = round.grids.flatMap((grid, seat) =>
    grid.flatMap((card, cell) => (card === 'down' ? [{ play: 0, at: seat * cellsOfASeat + cell }] : [])),
  );
  const last = plays.findLastIndex(({ type }) => type === 'shuffle');
  const order = plays[last] as Extract<Play, { type: 'shuffle' }>;
  for (let n = 0; n < round.deck; n += 1) hidden.push({ play: last, at: order.order.length - 1 - n });
  const secret = round.held?.secret ? secretPlace(plays) : undefined;
  return { hidden, secret };
}

/** The card that the last exchange took out of its place. */
function secretPlace(plays: readonly Play[]): Place | undefined {
  for (const play of plays.toReversed())
    if (play.type === 'move' && play.move.startsWith('X')) {
      const cell = play.move.slice(1);
      return isCell(cell) ? { play: 0, at: cellNumber(cell) } : undefined;
    }
  return undefined;
}

/** The same plays, with the hidden cards of each shuffle in another order among themselves. */
function permuted(plays: readonly Play[], places: readonly Place[], random: RandomSource): Play[] {
  return plays.map((play, index) => {
    if (play.type !== 'shuffle') return play;
    const mine = places.filter((place) => place.play === index).map(({ at }) => at);
    const cards = shuffled(
      mine.map((at) => play.order[at]!),
      random,
    );
    const order = play.order.slice();
    mine.forEach((at, n) => (order[at] = cards[n]!));
    return { type: 'shuffle', order };
  });
}

function shuffled(cards: readonly number[], random: RandomSource): number[] {
  const order = cards.slice();
  for (let n = order.length - 1; n > 0; n -= 1) {
    const other = random.below(n + 1);
    [order[n], order[other]] = [order[other]!, order[n]!];
  }
  return order;
}
