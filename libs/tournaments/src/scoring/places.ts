import { fraction, sum, type Fraction } from '../numbers/fraction.js';

/** Standard competition ranking (1-2-2-4), the lowest total first. */
export function placesOf(totals: readonly number[]): number[] {
  return totals.map((own) => 1 + totals.filter((other) => other < own).length);
}

/** Gives each place its points; those who share places share the sum of the points of the places they occupy. */
export function sharePoints(places: readonly number[], pointsOfPlace: readonly Fraction[]): Fraction[] {
  return places.map((place) => {
    const sharing = places.filter((other) => other === place).length;
    const pot = sum(pointsOfPlace.slice(place - 1, place - 1 + sharing));
    return fraction(pot.num, pot.den * BigInt(sharing));
  });
}
