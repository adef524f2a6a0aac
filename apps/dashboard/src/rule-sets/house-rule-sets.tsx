import { allegraGame } from '@red-disc/allegra';
import type { RuleSetVersionBody } from '@red-disc/contracts';
import { getLocale, getTranslations } from 'next-intl/server';
import { Link } from '@/i18n/navigation';
import { ruleSetName } from './rule-set-name';

export interface HouseRuleSetsProps {
  readonly page: string;
  readonly versions: readonly RuleSetVersionBody[];
}

/** The presets, each with what makes it different from the rulebook it is nearest to. */
export async function HouseRuleSets({ page, versions }: HouseRuleSetsProps) {
  const t = await getTranslations('ruleSets');
  const locale = await getLocale();
  const departures = ({ rules }: RuleSetVersionBody): string => {
    const parsed = allegraGame.parseRules(rules);
    if (!parsed.ok) return '';
    const { departures: found } = allegraGame.reportEdition(parsed.value, locale);
    return found.map(({ afterText }) => afterText).join(' ') || t('toTheLetter');
  };
  return (
    <section aria-labelledby="house" className="grid gap-4">
      <div>
        <h2 id="house" className="text-2xl">
          {t('houseTitle')}
        </h2>
        <p className="mt-1 text-ink-2">{t('houseText')}</p>
      </div>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {versions.map((version) => (
          <li key={version.id} className="border-t border-line py-3">
            <Link href={`${page}/versions/${version.id}`} className="link font-[650]">
              {ruleSetName(t, version)}
            </Link>
            <p className="text-pretty text-ink-2">{departures(version)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
