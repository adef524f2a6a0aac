import type { Messages } from '@/i18n/catalogues';

/** Where the name of a game stands among the texts, if it is there at all. */
export function gameKey(game: string): `gameNames.${keyof Messages['ratings']['gameNames']}` {
  return `gameNames.${game}` as `gameNames.${keyof Messages['ratings']['gameNames']}`;
}
