export interface SeatPlace {
  /** Both in hundredths of the table's square, from its top left corner. */
  readonly x: number;
  readonly y: number;
}

/** Seats clockwise round a table, seat 1 at the top. */
export function placeSeats(count: number, radius = 38): readonly SeatPlace[] {
  return Array.from({ length: count }, (_, index) => at(index / count, radius));
}

/** The red discs lie between two seats: whoever sits there shares a column. */
export function placeDiscs(count: number, radius = 25): readonly SeatPlace[] {
  const discs = count === 2 ? [0.25, 0.75] : Array.from({ length: count }, (_, i) => (i + 0.5) / count);
  return discs.map((turn) => at(turn, radius));
}

function at(turn: number, radius: number): SeatPlace {
  const angle = 2 * Math.PI * turn;
  const round = (value: number) => Math.round(value * 100) / 100;
  return { x: round(50 + radius * Math.sin(angle)), y: round(50 - radius * Math.cos(angle)) };
}
