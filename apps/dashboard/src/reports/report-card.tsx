'use client';

import { routes, type ReportBody } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { refusalText } from '@/api/refusal-text';
import { useAction } from '@/api/use-api';
import { Link } from '@/i18n/navigation';
import { formatMoment } from '@/i18n/when';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { FormAlert } from '@/ui/form/form';
import { Input } from '@/ui/input';
import { Surface } from '@/ui/surface';

export interface ReportCardProps {
  /** Null for a table of no club: the platform's administrators deal with it. */
  readonly clubId: string | null;
  readonly report: ReportBody;
  readonly timeZone: string;
}

/** One report: what was said, by whom, and what comes of it. */
export function ReportCard({ clubId, report, timeZone }: ReportCardProps) {
  const t = useTranslations('members.reports');
  const words = useTranslations('refusal');
  const locale = useLocale();
  const [note, setNote] = useState('');
  const ofClub = useAction(routes.closeReport, { changes: [routes.listReports] });
  const ofServer = useAction(routes.closeServerReport, { changes: [routes.listServerReports] });
  const { isPending, error } = clubId === null ? ofServer : ofClub;
  const close = (outcome: 'upheld' | 'dismissed') => {
    const closing = { params: { reportId: report.id }, body: { outcome, note } };
    if (clubId === null) ofServer.mutate(closing);
    else ofClub.mutate({ ...closing, params: { ...closing.params, clubId } });
  };
  const reading = { locale, timeZone };
  const { subject, reporter, reason, excerpt, createdAt, tableId } = report;
  const nobody = t('somebody');
  return (
    <Surface className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg">
          {t('about', { subject: subject?.name ?? nobody, reporter: reporter?.name ?? nobody })}
        </h2>
        <span className="text-sm text-ink-2">{formatMoment(createdAt, reading)}</span>
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
                disabled={isPending}
                onClick={() => {
                  close(outcome);
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
      {error && <FormAlert text={refusalText(words, error.refusal)} />}
    </Surface>
  );
}
