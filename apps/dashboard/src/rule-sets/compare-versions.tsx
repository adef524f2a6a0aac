import type { RuleSetVersionBody } from '@red-disc/contracts';
import { getTranslations } from 'next-intl/server';
import { ChangeList } from './change-list';
import { VersionChoice } from './version-choice';
import { loadChanges } from './load-rule-sets';

export interface CompareVersionsProps {
  readonly clubId: string;
  readonly versions: readonly RuleSetVersionBody[];
  readonly from: string;
  readonly to: string;
}

/** Any two versions beside each other, in words; which two stands in the address. */
export async function CompareVersions({ clubId, versions, from, to }: CompareVersionsProps) {
  const t = await getTranslations('ruleSets');
  const changes = await loadChanges(clubId, to, from);
  const options = versions.map(({ id, number }) => ({ value: id, label: t('version', { number }) }));
  return (
    <section aria-labelledby="changes" className="grid gap-4">
      <h2 id="changes" className="text-2xl">
        {t('changes')}
      </h2>
      <VersionChoice options={options} from={from} to={to} />
      {changes === undefined && <p className="text-ink-2">{t('lostText')}</p>}
      {changes?.length === 0 && <p className="text-ink-2">{t('noChanges')}</p>}
      {changes && <ChangeList changes={changes} />}
    </section>
  );
}
