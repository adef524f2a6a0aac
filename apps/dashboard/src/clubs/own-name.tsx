'use client';

import { useTranslations } from 'next-intl';

/** A name in a list; whoever reads it finds themselves. */
export function OwnName({ name, isOwn }: { readonly name: string; readonly isOwn: boolean }) {
  const t = useTranslations('list');
  if (!isOwn) return name;
  return (
    <>
      <b className="font-[650]">{name}</b> <span className="text-ink-2">({t('you')})</span>
    </>
  );
}
