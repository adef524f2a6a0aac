import type { useTranslations } from 'next-intl';
import type { Messages } from './catalogues';

/** What `useTranslations` returns, for functions that put things into words outside a component. */
export type Translate<Namespace extends keyof Messages> = ReturnType<typeof useTranslations<Namespace>>;
