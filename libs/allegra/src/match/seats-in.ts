import { type Seat } from '@red-disc/game';

/** The seats, from 1, whose bits are set; and the bits of such seats. */
export function seatsIn(bits: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; bits >> seat !== 0; seat += 1) if (((bits >> seat) & 1) === 1) seats.push(seat + 1);
  return seats;
}

export function bitsOf(seats: readonly Seat[]): number {
  return seats.reduce((bits, seat) => bits | (1 << (seat - 1)), 0);
}
