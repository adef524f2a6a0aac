'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '../icon';

/** The answer to a pressed “save”, beside the button. */
export function SavedNote({ isShown }: { readonly isShown: boolean }) {
  const t = useTranslations('form');
  return (
    <span role="status" className="inline-flex min-h-6 items-center gap-1.5 text-ok">
      {isShown && (
        <>
          <Icon name="check" />
          {t('saved')}
        </>
      )}
    </span>
  );
}
