'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { getPathname, usePathname } from '@/i18n/navigation';
import { onNotSignedIn } from '@/live/strangers';
import { toast } from '@/ui/toaster';

const patienceMs = 20_000;

/**
 * Whoever was signed out meanwhile, in another window or by time, is shown where to sign in: in a window of its own, so
 * that what they have typed here stays and can be sent after that.
 */
export function useWayBackIn(): void {
  const t = useTranslations('list');
  const locale = useLocale();
  const next = usePathname();
  useEffect(
    () =>
      onNotSignedIn(() => {
        const page = getPathname({ href: { pathname: '/sign-in', query: { next } }, locale });
        const onClick = (): void => void window.open(page, '_blank', 'noopener');
        toast(t('signedOut'), {
          id: 'signed-out',
          duration: patienceMs,
          action: { label: t('signIn'), onClick },
        });
      }),
    [t, locale, next],
  );
}
