import { routes, type ClubBody, type RuleSetBody } from '@red-disc/contracts';
import { getLocale, getTranslations } from 'next-intl/server';
import { askGateway } from '@/gateway/gateway';
import { Link } from '@/i18n/navigation';
import { buttonClass } from '@/ui/button-class';
import { ChangeList } from './change-list';

export interface DraftNoticeProps {
  readonly club: ClubBody;
  readonly ruleSet: RuleSetBody;
  readonly page: string;
}

/** What is being changed, for everybody to see; whoever may write goes on from here. */
export async function DraftNotice({ club, ruleSet, page }: DraftNoticeProps) {
  const t = await getTranslations('ruleSets');
  const { draft, latest } = ruleSet;
  if (!draft) return null;
  const answer = await askGateway(routes.compareDraft, {
    params: { clubId: club.id, ruleSetId: ruleSet.id },
    query: { language: await getLocale() },
  });
  const changes = answer.ok ? answer.value.changes : [];
  const title =
    latest === null ? t('firstDraft') : t('draftChanges', { count: changes.length, number: latest.number });
  return (
    <section className="grid gap-3 rounded-3 border-2 border-dashed border-line-strong p-5">
      <h2 className="text-xl">{title}</h2>
      <p className="text-ink-2">{t('draftText')}</p>
      <ChangeList changes={changes} />
      {club.may.includes('rule-sets.write') && !ruleSet.archived && (
        <Link href={`${page}/edit`} className={buttonClass({ variant: 'primary' }, 'justify-self-start')}>
          {t('goOn')}
        </Link>
      )}
    </section>
  );
}
