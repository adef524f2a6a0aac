import de from '../../messages/de';
import en from '../../messages/en';
import fr from '../../messages/fr';
import type { Locale } from './routing';

export type Messages = typeof en;

/** A key that French or German lacks is a type error here, and so fails the build. */
export const catalogues: Readonly<Record<Locale, Messages>> = { en, fr, de };
