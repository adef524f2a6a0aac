'use client';

import { routes, type ReportBody, type ResponseOf } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { useState } from 'react';
import { refusalText } from '@/api/refusal-text';
import { useAction, useApi } from '@/api/use-api';
import { Link } from '@/i18n/navigation';
import { formatStamp } from '@/i18n/when';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';
import { Field } from '@/ui/field';
import { FormAlert } from '@/ui/form/form';
import { Input } from '@/ui/input';
import { Skeleton } from '@/ui/skeleton';
import { Surface } from '@/ui/surface';

const states = ['open', 'closed'] as const;

export interface ReportsProps {
  readonly clubId: string;
  readonly slug: string;
  readonly timeZone: string;
  readonly initial: ResponseOf<typeof routes.listReports>;
}

/** Reports of talk and conduct, to be worked through one by one. */
export function Reports({ clubId, slug, timeZone, initial }: ReportsProps) {
  const t = useTranslations('members.reports');
  const [state, setState] = useQueryState('state', parseAsStringLiteral(states).withDefault('open'));
  const list = useApi(
    routes.listReports,
    { params: { clubId }, query: { state } },
    state === 'open' ? { initial } : {},
  );
  return (
    <div className="grid gap-4">
      <div role="group" aria-label={t('which')} className="flex gap-2">
        {states.map((choice) => (
          <Button
            key={choice}
            variant={choice === state ? 'primary' : 'quiet'}
            aria-pressed={choice === state}
            onClick={() => void setState(choice)}
          >
            {t(`state.${choice}`)}
          </Button>
        ))}
      </div>
      {list.data === undefined && <Skeleton className="h-32" />}
      {list.data?.reports.length === 0 && (
        <EmptyState title={t(`none.${state}`)} text={t('noneText')}>
          <Link href={`/clubs/${slug}/members`} className={buttonClass()}>
            {t('toMembers')}
          </Link>
        </EmptyState>
      )}
      <ul className="grid gap-4">
        {list.data?.reports.map((report) => (
          <li key={report.id}>
            <Report clubId={clubId} report={report} timeZone={timeZone} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ReportProps {
  readonly clubId: string;
  readonly report: ReportBody;
  readonly timeZone: string;
}

function Report({ clubId, report, timeZone }: ReportProps) {
  const t = useTranslations('members.reports');
  const words = useTranslations('refusal');
  const locale = useLocale();
  const [note, setNote] = useState('');
  const close = useAction(routes.closeReport, { changes: [routes.listReports] });
  const reading = { locale, timeZone };
  const { id, subject, reporter, reason, excerpt, createdAt, tableId } = report;
  const nobody = t('somebody');
  return (
    <Surface className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg">
          {t('about', { subject: subject?.name ?? nobody, reporter: reporter?.name ?? nobody })}
        </h2>
        <span className="text-sm text-ink-2">{formatStamp(createdAt, reading)}</span>
      </div>
      <p>{reason}</p>
      {excerpt.length > 0 && (
        <blockquote className="rounded-2 bg-surface-2 p-3">
          {excerpt.map(({ userId, text, at }) => (
            <p key={`${userId} ${at}`}>
              <b className="font-[650]">
                {[subject, reporter].find((person) => person?.userId === userId)?.name ?? nobody}:
              </b>{' '}
              {text}
            </p>
          ))}
        </blockquote>
      )}
      {tableId !== null && (
        <Link href={`/tables/${tableId}`} className="link justify-self-start">
          {t('table')}
        </Link>
      )}
      {report.state === 'open' ? (
        <>
          <Field label={t('note')} hint={t('noteHint')}>
            {(wiring) => (
              <Input
                {...wiring}
                value={note}
                maxLength={500}
                onChange={(event) => {
                  setNote(event.target.value);
                }}
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-2">
            {(['upheld', 'dismissed'] as const).map((outcome) => (
              <Button
                key={outcome}
                variant={outcome === 'upheld' ? 'primary' : 'quiet'}
                disabled={close.isPending}
                onClick={() => {
                  close.mutate({ params: { clubId, reportId: id }, body: { outcome, note } });
                }}
              >
                {t(`outcome.${outcome}`)}
              </Button>
            ))}
          </div>
        </>
      ) : (
        <p className="flex flex-wrap items-center gap-2">
          <Badge icon={report.state === 'upheld' ? 'flag' : 'check'}>{t(`was.${report.state}`)}</Badge>
          {report.note}
        </p>
      )}
      {close.error && <FormAlert text={refusalText(words, close.error.refusal)} />}
    </Surface>
  );
}
