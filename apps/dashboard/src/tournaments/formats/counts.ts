import type { Format } from './stages';

/** A number that a format is told: what it is, its bounds, and the format with another one. */
export interface Count {
  readonly label: 'rounds' | 'games' | 'finalGames' | 'slots' | 'best' | 'minutes' | 'maxWait';
  readonly hint?: 'slotsHint' | 'minutesHint' | 'maxWaitHint';
  readonly error?: 'bestTooMany' | undefined;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly change: (value: number) => Format;
}

const bounds = (min: number, max: number) => ({ min, max });

export function countsOf(format: Format): readonly Count[] {
  switch (format.kind) {
    case 'movement':
    case 'swiss':
      return [
        {
          label: 'rounds',
          value: format.rounds,
          ...bounds(1, 30),
          change: (rounds) => ({ ...format, rounds }),
        },
      ];
    case 'groups':
      return [
        { label: 'games', value: format.games, ...bounds(1, 10), change: (games) => ({ ...format, games }) },
      ];
    case 'final':
      return [
        {
          label: 'finalGames',
          value: format.games,
          ...bounds(1, 5),
          change: (games) => ({ ...format, games }),
        },
      ];
    case 'heats':
      return [
        {
          label: 'slots',
          hint: 'slotsHint',
          value: format.slots,
          ...bounds(1, 30),
          change: (slots) => ({ ...format, slots }),
        },
        {
          label: 'best',
          error: format.best > format.slots ? 'bestTooMany' : undefined,
          value: format.best,
          ...bounds(1, 30),
          change: (best) => ({ ...format, best }),
        },
      ];
    case 'arena':
      return [
        {
          label: 'minutes',
          hint: 'minutesHint',
          value: format.minutes,
          ...bounds(10, 1440),
          change: (minutes) => ({ ...format, minutes }),
        },
        {
          label: 'maxWait',
          hint: 'maxWaitHint',
          value: format.params.maxWaitSeconds,
          ...bounds(5, 3600),
          change: (maxWaitSeconds) => ({ ...format, params: { ...format.params, maxWaitSeconds } }),
        },
      ];
    case 'knockout':
      return [];
  }
}

/** All are whole. Not a number, as in an empty field, is within nothing. */
export function isWithin({ value, min, max }: Pick<Count, 'value' | 'min' | 'max'>): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
