import type { EntrantBody } from '@red-disc/contracts';

type Entrant = Pick<EntrantBody, 'status' | 'standby'>;

export interface WhoIsIn<Person> {
  /** Those with a place, as the server counts places: whoever left keeps theirs, nobody else is let in for it. */
  readonly placed: readonly Person[];
  /** How many of them have left. */
  readonly left: number;
  /** Those who step in where somebody is missing; they take up no place. */
  readonly standby: readonly Person[];
}

export function hasLeft({ status }: Pick<Entrant, 'status'>): boolean {
  return status === 'dropped' || status === 'disqualified';
}

export function whoIsIn<Person extends Entrant>(entrants: readonly Person[]): WhoIsIn<Person> {
  const isIn = ({ status }: Entrant) => status === 'registered' || status === 'checkedIn';
  const placed = entrants.filter((one) => !one.standby && (isIn(one) || hasLeft(one)));
  return {
    placed,
    left: placed.filter(hasLeft).length,
    standby: entrants.filter((one) => one.standby && isIn(one)),
  };
}
