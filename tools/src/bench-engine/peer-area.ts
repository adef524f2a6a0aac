/** A place of the peer's board: a card, up or down, or none. */
export interface PeerCard {
  value: number;
  isUp: boolean;
}
export type PeerGrid = (PeerCard | null)[];
/** A cell as the peer's moves name it: whose grid, and which of its twelve places. */
export type PeerCell = readonly [seat: number, place: number];

export const peerSeats = 4;
const rows = [0, 1, 2] as const;
const columns = [0, 1, 2, 3, 4] as const;

/** The fifteen cells of each seat, row by row: the left neighbour's last column first. */
export const peerAreas: readonly (readonly PeerCell[])[] = Array.from({ length: peerSeats }, (_, seat) =>
  rows.flatMap((row) =>
    columns.map((column): PeerCell =>
      column === 0 ? [(seat + 1) % peerSeats, row * 4 + 3] : [seat, row * 4 + column - 1],
    ),
  ),
);

export function cardAt(grids: readonly PeerGrid[], [seat, place]: PeerCell): PeerCard | null {
  return grids[seat]![place]!;
}

export function isInPeerArea(seat: number, [owner, place]: PeerCell): boolean {
  return peerAreas[seat]!.some((cell) => cell[0] === owner && cell[1] === place);
}

/** The lines a seat could clear now, as numbers of places in its area. */
export function peerLines(grids: readonly PeerGrid[], seat: number): number[][] {
  const cards = peerAreas[seat]!.map((cell) => cardAt(grids, cell));
  const isLine = (places: readonly number[]): boolean => {
    const first = cards[places[0]!];
    return places.every((place) => cards[place]?.isUp === true && cards[place].value === first?.value);
  };
  const lines = columns.map((column) => [column, column + 5, column + 10]);
  for (const row of rows) {
    const left = columns.map((column) => row * 5 + column).filter((place) => cards[place] !== null);
    for (let i = 0; i + 2 < left.length; i += 1) lines.push(left.slice(i, i + 3));
  }
  return lines.filter(isLine);
}

export function isFinished(grids: readonly PeerGrid[], seat: number): boolean {
  return peerAreas[seat]!.every((cell) => cardAt(grids, cell)?.isUp !== false);
}

/** What the seats score at the end of a round, with bonus and penalty. */
export function peerScores(grids: readonly PeerGrid[], ender: number): number[] {
  const scores = peerAreas.map((area) => {
    const cards = area.map((cell) => cardAt(grids, cell)).filter((card) => card !== null);
    return cards.length === 0 ? -10 : cards.reduce((sum, card) => sum + card.value, 0);
  });
  const own = scores[ender]!;
  if (scores.some((score, seat) => seat !== ender && score <= own))
    scores[ender] = own > 0 ? own * 2 : own / 2;
  return scores;
}
