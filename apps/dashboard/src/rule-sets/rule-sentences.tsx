import type { RuleSetReading } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';

const isClock = (field: string): boolean => field.startsWith('timing.');

/** A rule set as its players read it: the game first, then the clocks. */
export function RuleSentences({ reading }: { readonly reading: RuleSetReading }) {
  const t = useTranslations('ruleSets');
  const departed = new Set(reading.edition.departures.map(({ field }) => field));
  const parts = [
    { title: t('theGame'), lines: reading.sentences.filter(({ field }) => !isClock(field)) },
    { title: t('theClocks'), lines: reading.sentences.filter(({ field }) => isClock(field)) },
  ];
  return (
    <div className="grid gap-6">
      {parts.map(({ title, lines }) => (
        <section key={title}>
          <h3 className="border-b-2 border-ink pb-2 text-lg">{title}</h3>
          <ul>
            {lines.map(({ field, text }) => (
              <li
                key={field}
                className="flex flex-wrap items-baseline gap-x-3 border-b border-line py-2.5 text-pretty"
              >
                {text}
                {departed.has(field) && (
                  <span className="text-sm font-[650] text-variant">{t('departs')}</span>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
