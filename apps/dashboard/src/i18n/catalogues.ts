import de from '../../messages/de';
import en from '../../messages/en';
import fr from '../../messages/fr';
import type { Locale } from './routing';

export type Messages = typeof en;

/** A key that French or German lacks is a type error here; `next.config.ts` sees to it that no build goes on without it. */
export const catalogues: Readonly<Record<Locale, Messages>> = { en, fr, de };
