import type { OccurrenceBody } from '@red-disc/contracts';
import { getTranslations } from 'next-intl/server';
import { AnswerButtons } from '@/evenings/answer-buttons';
import { Link } from '@/i18n/navigation';
import { formatDay, formatTime, nearDay, type Reading } from '@/i18n/when';
import { buttonClass } from '@/ui/button-class';

export interface NextEveningProps {
  readonly clubId: string;
  readonly slug: string;
  readonly evening: OccurrenceBody | undefined;
  readonly reading: Reading;
  readonly mayPlan: boolean;
  readonly mayAnswer: boolean;
}

/** What is next, with the answer beside it; where nothing is, how to change that. */
export async function NextEvening(props: NextEveningProps) {
  const { clubId, slug, evening, reading, mayPlan, mayAnswer } = props;
  const t = await getTranslations('clubs');
  if (!evening)
    return (
      <section className="grid gap-2 rounded-4 bg-surface p-5 shadow-2" aria-labelledby="next">
        <h2 id="next" className="text-xl">
          {t('nothingPlanned')}
        </h2>
        <p className="text-ink-2">{t(mayPlan ? 'nothingPlannedOrganiser' : 'nothingPlannedMember')}</p>
        {mayPlan && (
          <Link
            href={`/clubs/${slug}/evenings/new`}
            className={buttonClass({ variant: 'primary' }, 'mt-2 justify-self-start')}
          >
            {t('planEvening')}
          </Link>
        )}
      </section>
    );
  const { id, title, startsAt, own, status, tableId } = evening;
  const near = nearDay(startsAt, reading, new Date());
  const time = formatTime(startsAt, reading);
  const isAtTable = tableId !== null && (status === 'open' || status === 'started');
  return (
    <section className="grid gap-1 rounded-4 bg-surface p-5 shadow-2" aria-labelledby="next">
      <p className="text-ink-2">{t('next')}</p>
      <h2 id="next" className="text-2xl first-letter:uppercase sm:text-3xl">
        {near === 'later' ? `${formatDay(startsAt, reading)}, ${time}` : t(`near.${near}`, { time })}
      </h2>
      <p className="text-lg">
        <Link href={`/evenings/${id}`} className="text-ink underline-offset-4 hover:underline">
          {title}
        </Link>
        , {t('seats', { seated: evening.seated, seats: evening.seatsTo })}
      </p>
      {isAtTable ? (
        <Link
          href={`/tables/${tableId}`}
          className={buttonClass({ variant: 'primary' }, 'mt-3 justify-self-start')}
        >
          {t('toTable')}
        </Link>
      ) : (
        mayAnswer && (
          <AnswerButtons clubId={clubId} occurrenceId={id} title={title} own={own} className="mt-3" />
        )
      )}
    </section>
  );
}
