/** What somebody answers to an invitation to play. */
export const answers = ['yes', 'late', 'no'] as const;
export type Answer = (typeof answers)[number];

export interface Answered {
  readonly userId: string;
  readonly answer: Answer;
  /** Since when they have wanted to come, without a break; any number that grows with time. */
  readonly since: number;
}

export interface Places {
  readonly seated: readonly string[];
  /** In the order in which they move up. */
  readonly waiting: readonly string[];
}

/** Who has a place and who waits: first come, first served. Whoever says they come late keeps their place in line. */
export function assignPlaces(given: readonly Answered[], places: number): Places {
  const line = given
    .filter(({ answer }) => answer !== 'no')
    .sort((a, b) => a.since - b.since || (a.userId < b.userId ? -1 : 1))
    .map(({ userId }) => userId);
  return { seated: line.slice(0, places), waiting: line.slice(places) };
}

/** Who has moved up from the waiting list between two moments. */
export function promoted(before: Places, after: Places): readonly string[] {
  return after.seated.filter((userId) => before.waiting.includes(userId));
}
