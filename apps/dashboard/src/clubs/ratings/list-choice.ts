import { gameIdSchema, seasonSchema } from '@red-disc/contracts';

const kinds = ['people', 'teams'] as const;
const places = ['all', 'room', 'online'] as const;

/** Which of a club's rating lists an address asks for; whatever it does not say is as usual. */
export interface ListChoice {
  /** Undefined for the one that the club played last. */
  readonly game: string | undefined;
  readonly kind: (typeof kinds)[number];
  readonly place: (typeof places)[number];
  /** The first day of a season; undefined for the running one. */
  readonly season: string | undefined;
}

export const listKinds = kinds;
export const listPlaces = places;

export function parseListChoice(query: Readonly<Record<string, unknown>>): ListChoice {
  const season = seasonSchema.shape.startsOn.safeParse(query['season']);
  const game = gameIdSchema.safeParse(query['game']);
  return {
    game: game.success ? game.data : undefined,
    kind: kinds.find((kind) => kind === query['kind']) ?? 'people',
    place: places.find((place) => place === query['place']) ?? 'all',
    season: season.success ? season.data : undefined,
  };
}

/** The address of another list, in short: what is usual is left out. */
export function makeListQuery({ game, kind, place, season }: ListChoice): Record<string, string> {
  return {
    ...(game !== undefined && { game }),
    ...(kind !== 'people' && { kind }),
    ...(place !== 'all' && { place }),
    ...(season !== undefined && { season }),
  };
}
