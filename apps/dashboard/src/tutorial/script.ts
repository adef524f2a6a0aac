import { parseMove, type AllegraView } from '@red-disc/allegra';
import type { Seat } from '@red-disc/game';

/**
 * The lesson: which move each step asks for. A step without one leaves the choice open. The words are in the
 * catalogues under the same keys.
 */
export const lessonSteps = [
  { key: 'area', move: 'R2d2' },
  { key: 'seam', move: 'R1a2' },
  { key: 'draw', move: 'D' },
  { key: 'place', move: 'X1b2' },
  { key: 'clear', move: 'C2d2,1a2,1b2' },
  { key: 'knock', move: 'K' },
  { key: 'trade', move: undefined },
] as const satisfies readonly { key: string; move: string | undefined }[];

export type LessonStep = (typeof lessonSteps)[number];

/** Three players: the fewest with whom knocking is allowed. The third deals, so the learner begins. */
export const lessonSeats = 3;
export const lessonDealer: Seat = 3;

/** Places in the deck, counted as cards leave it: twelve for each seat row by row, the first of the pile, the rest. */
const placedCards: readonly (readonly [place: number, value: number])[] = [
  [4, 5], // the learner's first column, middle row
  [5, 9], // beside it: the card that the third 5 replaces
  [12 + 7, 5], // the neighbour's last column, middle row
  [36, 8], // opens the pile
  [37, 5], // the learner draws the third 5
  [38, 1], // the neighbour draws what the learner knocks for
];

/** How far apart cards that follow one another in the sorted deck are laid, so that no line lies there by chance. */
const stride = 7;

/** The lesson's deal, from whatever deck the rules ask for. */
export function lessonDeal(cards: readonly number[]): readonly number[] {
  const left = [...cards];
  for (const [, value] of placedCards) left.splice(left.indexOf(value), 1);
  const spread = Array.from({ length: stride }, (_, first) =>
    left.filter((_card, at) => at % stride === first),
  ).flat();
  const order: number[] = [];
  const placed = new Map(placedCards);
  for (let place = 0; place < cards.length; place++) order.push(placed.get(place) ?? spread.shift()!);
  return order;
}

/** What the neighbours do: they turn up far from the lesson's line, never knock, and give the card to the learner. */
export function neighbourMove({ moves, round }: AllegraView): string {
  const first = (letter: string) => moves.find((move) => move.startsWith(letter));
  const reveal = moves.find((move) => /^R[23][abc][13]$/.test(move));
  // Taking back the card just given would teach the wrong thing.
  const hidden = moves.find((move) => {
    const parsed = parseMove(move);
    if (!parsed.ok || parsed.value.type !== 'pick') return false;
    const cell = parsed.value.cell;
    const column = ['a', 'b', 'c', 'd'].indexOf(cell[1]!);
    const index = (Number(cell[2]) - 1) * 4 + column;
    return round?.grids[Number(cell[0]) - 1]?.[index] === 'down';
  });
  return reveal ?? first('N') ?? first('G') ?? hidden ?? first('D') ?? first('X') ?? moves[0]!;
}

/** The step that the learner is at, after so many moves of their own; undefined when the lesson is over. */
export function stepAfter(ownMoves: number): LessonStep | undefined {
  return lessonSteps[ownMoves];
}

/** Only what the lesson asks for can be tapped; with an open choice everything legal can. */
export function guideView(view: AllegraView, step: LessonStep | undefined): AllegraView {
  if (step?.move === undefined) return view;
  return { ...view, moves: view.moves.filter((move) => move === step.move) };
}
