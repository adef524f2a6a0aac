'use client';

import { useTranslations } from 'next-intl';
import { gameKey } from './game-key';

/** A game by its name; one without a text is called as the server calls it. */
export function useGameName(): (game: string) => string {
  const t = useTranslations('ratings');
  return (game) => (t.has(gameKey(game)) ? t(gameKey(game)) : game);
}
