import { getLocale, getTranslations } from 'next-intl/server';
import { Link } from '@/i18n/navigation';
import { Icon } from '@/ui/icon';
import { Table, TableBody, TableHead } from '@/ui/table';
import { showMargin, showPoints } from '../core/points';
import type { PublicEvent } from './load-event';

/** Who sits where in the round that is shown: tables in number order, names clockwise. */
export async function PublicSeating({ round }: { readonly round: NonNullable<PublicEvent['round']> }) {
  const t = await getTranslations('eventPage');
  return (
    <section aria-labelledby="seating" className="grid gap-4">
      <h2 id="seating" className="text-2xl">
        {t('round', { round: round.round })}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {round.tables.map(({ no, place, seats, result, gameTableId }) => (
          <li key={no} className="flex gap-4 rounded-3 bg-surface p-4 shadow-1">
            <b className="num text-3xl leading-none">{no}</b>
            <div className="min-w-0 flex-1">
              <p className="text-ink-2">
                {place === 'online' ? t('online') : t('hall')}
                {result?.points && (
                  <span className="ml-2 inline-flex items-center gap-1 text-ok">
                    <Icon name="check" />
                    {t('done')}
                  </span>
                )}
              </p>
              <p>{seats.map(({ name, substitute }) => substitute?.name ?? name).join(', ')}</p>
              {gameTableId && !result && (
                <Link href={`/tables/${gameTableId}`} className="link">
                  {t('watch', { table: no })}
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export async function PublicStandings({ event }: { readonly event: PublicEvent }) {
  const t = await getTranslations('eventPage');
  const locale = await getLocale();
  const isFinal = event.tournament.status === 'approved' || event.tournament.status === 'locked';
  return (
    <section aria-labelledby="standings" className="grid gap-3">
      <h2 id="standings" className="text-2xl">
        {t(isFinal ? 'finalStandings' : 'standings')}
      </h2>
      <Table>
        <TableHead>
          <tr>
            <th scope="col" className="w-12">
              {t('place')}
            </th>
            <th scope="col">{t('player')}</th>
            <th scope="col" className="text-right">
              {t('points')}
            </th>
            <th scope="col" className="pl-3 text-right">
              {t('margin')}
            </th>
          </tr>
        </TableHead>
        <TableBody>
          {event.standings.map((line) => (
            <tr key={line.entrant}>
              <td className="num py-2 text-lg">{line.rank}</td>
              <th scope="row" className="py-2 text-left font-[550]">
                {line.name}
              </th>
              <td className="num py-2 text-right text-lg">{showPoints(line.tp, locale)}</td>
              <td className="py-2 pl-3 text-right tabular-nums">{showMargin(line.values.MARGIN, locale)}</td>
            </tr>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}
