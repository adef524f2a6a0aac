import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CardSprite } from '@/cards/card-sprite';
import { PrintButton } from '@/rules/print-button';
import { RuleContents } from '@/rules/rule-contents';
import { RuleSection } from '@/rules/rule-section';
import { RulesInBrief } from '@/rules/rules-in-brief';
import { ruleSections } from '@/rules/rule-names';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('rules');
  return { title: t('title'), description: t('metaDescription') };
}

export default async function RulesPage() {
  const t = await getTranslations('rules');
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 pb-16 sm:px-8 print:p-0">
      <CardSprite />
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-[clamp(2.5rem,5vw,4rem)] leading-none font-extrabold">{t('title')}</h1>
          <p className="mt-3 text-lg text-ink-2">{t('lead')}</p>
        </div>
        <PrintButton label={t('print')} />
      </header>
      <RulesInBrief />
      <div className="mt-14 gap-12 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] print:mt-6 print:block">
        <RuleContents />
        <div className="max-w-[44rem]">
          <h2 className="text-3xl print:hidden">{t('everyRule')}</h2>
          {ruleSections.map((section) => (
            <RuleSection key={section.key} section={section} />
          ))}
        </div>
      </div>
    </div>
  );
}
