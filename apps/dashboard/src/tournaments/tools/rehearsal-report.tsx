'use client';

import { routes, type RehearsalReportBody } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { useApi } from '@/api/use-api';
import type { Messages } from '@/i18n/catalogues';
import { formatTime } from '@/i18n/when';
import { Icon } from '@/ui/icon';
import { showPoints } from '../core/points';
import { useTournament } from '../core/tournament-provider';
import { useRoundName } from '../core/use-round-name';

/** When it would end, what an organiser would have had to deal with, and who would have won. */
export function RehearsalReport({ report }: { readonly report: RehearsalReportBody }) {
  const t = useTranslations('tournamentTools');
  const locale = useLocale();
  const { tournament, params } = useTournament();
  const { data } = useApi(routes.listEntrants, { params });
  const reading = { locale, timeZone: tournament.timeZone };
  const names = new Map([
    ...(data?.entrants ?? []).map(({ id, name }) => [id, name] as const),
    ...report.standings.map(({ entrant, name }) => [entrant, name] as const),
  ]);
  const nameOf = useRoundName();
  const at = (instant: string) => formatTime(instant, reading);
  const words = (finding: RehearsalReportBody['findings'][number]) => {
    const key = `finding.${finding.code}` as `finding.${keyof Messages['tournamentTools']['finding']}`;
    const number = (name: string) => (typeof finding[name] === 'number' ? finding[name] : 0);
    const ids = Array.isArray(finding['entrants']) ? finding['entrants'] : [finding['entrant']];
    const known = ids.filter((id): id is string => typeof id === 'string');
    return t(t.has(key) ? key : 'finding.other', {
      name: new Intl.ListFormat(locale).format(known.map((id) => names.get(id) ?? id)),
      players: number('players'),
      round: number('round'),
      table: number('table'),
      minutes: Math.round(number('minutes')),
    });
  };
  return (
    <section aria-labelledby="report" className="grid gap-6" aria-live="polite">
      <h2 id="report" className="flex items-center gap-2 text-2xl">
        <Icon
          name={report.finished ? 'check' : 'alarm'}
          className={report.finished ? 'text-ok' : 'text-warn'}
        />
        {report.finished ? t('rehearsal.ends', { time: at(report.endsAt) }) : t('rehearsal.stuck')}
      </h2>
      <div className="grid gap-6 md:grid-cols-2">
        <div>
          <h3 className="text-lg">{t('rehearsal.rounds')}</h3>
          <ol>
            {report.rounds.map(({ stage, round, startedAt, endedAt, tables }) => (
              <li
                key={`${stage} ${round}`}
                className="flex justify-between gap-3 border-t border-line py-1.5"
              >
                <span>{t('rehearsal.round', { name: nameOf(stage, round), tables })}</span>
                <span className="tabular-nums text-ink-2">
                  {at(startedAt)} – {at(endedAt)}
                </span>
              </li>
            ))}
          </ol>
        </div>
        <div>
          <h3 className="text-lg">{t('rehearsal.standings')}</h3>
          <ol>
            {report.standings.slice(0, 8).map(({ rank, entrant, name, tp }) => (
              <li key={entrant} className="flex gap-3 border-t border-line py-1.5">
                <b className="num w-6">{rank}</b>
                <span className="flex-1">{name}</span>
                <b className="num">{showPoints(tp, locale)}</b>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <div>
        <h3 className="text-lg">{t('rehearsal.findings', { count: report.findings.length })}</h3>
        <ul>
          {report.findings.map((finding, index) => (
            <li key={index} className="flex gap-3 border-t border-line py-1.5">
              <span className="w-12 flex-none tabular-nums text-ink-2">{at(finding.at)}</span>
              {words(finding)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
