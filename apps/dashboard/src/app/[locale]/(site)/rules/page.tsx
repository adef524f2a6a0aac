import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CardSprite } from '@/cards/card-sprite';
import { KeepOffline } from '@/offline/keep-offline';
import { EveryRule } from '@/rules/every-rule';
import { PrintButton } from '@/rules/print-button';
import { RulesInBrief } from '@/rules/rules-in-brief';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('rules');
  return { title: t('title'), description: t('metaDescription') };
}

export default async function RulesPage() {
  const t = await getTranslations('rules');
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 pb-16 sm:px-8 print:p-0">
      <CardSprite />
      <KeepOffline />
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-[clamp(2.5rem,5vw,4rem)] leading-none font-extrabold">{t('title')}</h1>
          <p className="mt-3 text-lg text-ink-2">{t('lead')}</p>
        </div>
        <PrintButton label={t('print')} />
      </header>
      <RulesInBrief />
      <EveryRule />
    </div>
  );
}
