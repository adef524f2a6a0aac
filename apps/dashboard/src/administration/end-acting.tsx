'use client';

import { useLocale } from 'next-intl';
import { getPathname } from '@/i18n/navigation';
import { Button } from '@/ui/button';

/** Signing out ends it; the administrator signs in again as themselves. */
export function EndActing({ label }: { readonly label: string }) {
  const locale = useLocale();
  const end = async () => {
    const [{ routes }, { ask }] = await Promise.all([import('@red-disc/contracts'), import('@/live/ask')]);
    await ask(routes.signOut, {});
    location.assign(getPathname({ href: '/sign-in', locale }));
  };
  return (
    <Button size="sm" onClick={() => void end()}>
      {label}
    </Button>
  );
}
