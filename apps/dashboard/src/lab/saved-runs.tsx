'use client';

import { routes, type SimulationRunBody } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useApi } from '@/api/use-api';
import { Link } from '@/i18n/navigation';
import { useReading } from '@/i18n/use-reading';
import { formatDate } from '@/i18n/when';
import type { LabSide } from './side';
import { summaryOf } from './use-lab';

export interface SavedRunsProps {
  readonly clubId: string;
  readonly page: string;
  readonly sides: readonly LabSide[];
}

/** What the lab has found out before, by version and number of players. */
export function SavedRuns({ clubId, page, sides }: SavedRunsProps) {
  const t = useTranslations('lab');
  const reading = useReading();
  const { data } = useApi(routes.listSimulations, { params: { clubId }, query: {} });
  const named = (run: SimulationRunBody) =>
    sides.find((side) => side.type === 'version' && side.versionId === run.ruleSetVersionId)?.name;
  const finished = (data?.runs ?? []).flatMap((run) => {
    const [summary, name] = [summaryOf(run), named(run)];
    return summary && name !== undefined ? [{ run, summary, name }] : [];
  });
  return (
    <section aria-labelledby="saved">
      <h2 id="saved" className="text-2xl">
        {t('saved')}
      </h2>
      {finished.length === 0 ? (
        <p className="mt-2 text-ink-2">{t('noneSaved')}</p>
      ) : (
        <ul className="mt-3">
          {finished.map(({ run, summary, name }) => (
            <li
              key={run.id}
              className="flex flex-wrap items-baseline gap-x-5 gap-y-1 border-t border-line py-2.5"
            >
              <Link
                href={{ pathname: page, query: { a: run.ruleSetVersionId } }}
                className="link min-w-0 flex-1 basis-52 font-[650]"
              >
                {name}
              </Link>
              <span>{t('atPlayers', { players: run.players })}</span>
              <span className="tabular-nums">
                {t('minutesShort', { minutes: Math.round(summary.minutes.mean) })}
              </span>
              <time dateTime={run.createdAt} className="text-sm text-ink-2">
                {formatDate(run.createdAt, reading)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
