import { getTranslations } from 'next-intl/server';
import { ruleSections } from './rule-names';

export async function RuleContents() {
  const t = await getTranslations('rules');
  return (
    <nav aria-label={t('contents')} className="mb-8 lg:sticky lg:top-6 lg:mb-0 lg:self-start print:hidden">
      <ol className="flex flex-wrap gap-x-4 gap-y-1 lg:grid lg:gap-1">
        {ruleSections.map(({ key }) => (
          <li key={key}>
            <a
              href={`#${key}`}
              className="block rounded-2 py-2 text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink lg:px-3 lg:no-underline lg:hover:bg-surface-3"
            >
              {t(`sections.${key}.title`)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
