import type { ResponseOf, routes, TournamentRoundBody, TournamentStandingsBody } from '@red-disc/contracts';
import { getLocale, getTranslations } from 'next-intl/server';
import { QrCode } from '@/ui/qr-code';
import { showMargin, showPoints } from '../core/points';

/** Everybody's table by name, for the wall; then each table with its seats. */
export async function PrintedSeating({ round }: { readonly round: TournamentRoundBody }) {
  const t = await getTranslations('tournamentTools');
  const locale = await getLocale();
  const people = round.tables
    .flatMap(({ no, seats }) =>
      seats.map(({ entrant, name }, index) => ({ entrant, name, no, seat: index + 1 })),
    )
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  return (
    <>
      <ul className="columns-[11rem] gap-8 sm:columns-3 print:columns-3">
        {people.map(({ entrant, name, no, seat }) => (
          <li
            key={entrant}
            className="flex break-inside-avoid justify-between gap-2 border-b border-[#999] py-1"
          >
            <span className="wrap-anywhere">{name}</span>
            <span className="shrink-0">
              <b className="num text-lg">{no}</b> <small>{t('print.seat', { seat })}</small>
            </span>
          </li>
        ))}
      </ul>
      <ul className="mt-8 grid grid-cols-2 gap-4 sm:grid-cols-3">
        {round.tables.map(({ no, seats }) => (
          <li key={no} className="break-inside-avoid border-2 border-[#000] p-3">
            <b className="num text-2xl">{t('print.table', { table: no })}</b>
            <ol className="mt-1 list-inside list-decimal">
              {seats.map(({ entrant, name }) => (
                <li key={entrant}>{name}</li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </>
  );
}

export interface PrintedSheetsProps {
  readonly round: TournamentRoundBody;
  readonly gameRounds: number;
}

/** A score sheet for each table in the room: sums, who ended the round, signatures. The paper way if all else fails. */
export async function PrintedSheets({ round, gameRounds }: PrintedSheetsProps) {
  const t = await getTranslations('tournamentTools');
  return round.tables
    .filter(({ place }) => place === 'room')
    .map(({ no, seats }) => (
      <section key={no} className="mb-8 break-inside-avoid break-after-page last:break-after-auto">
        <h2 className="mb-2 text-xl">
          {t('print.table', { table: no })} · {t('print.round', { round: round.round })}
        </h2>
        <table className="w-full border-collapse [&_td]:border [&_td]:border-[#000] [&_th]:border [&_th]:border-[#000]">
          <thead>
            <tr>
              <th scope="col" className="p-2 text-left">
                {t('print.player')}
              </th>
              {Array.from({ length: gameRounds }, (_, index) => (
                <th key={index} scope="col" className="w-24 p-2">
                  {t('print.gameRound', { round: index + 1 })}
                </th>
              ))}
              <th scope="col" className="w-24 p-2">
                {t('print.total')}
              </th>
              <th scope="col" className="w-40 p-2">
                {t('print.signature')}
              </th>
            </tr>
          </thead>
          <tbody>
            {seats.map(({ entrant, name }) => (
              <tr key={entrant} className="h-12">
                <th scope="row" className="p-2 text-left font-[550]">
                  {name}
                </th>
                {Array.from({ length: gameRounds + 2 }, (_, index) => (
                  <td key={index} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-2 text-sm">{t('print.sheetHint')}</p>
      </section>
    ));
}

export interface PrintedTentsProps {
  readonly keys: ResponseOf<typeof routes.getTournamentKeys>['tables'];
  /** The address of a table without its number and key. */
  readonly address: string;
  readonly name: string;
}

/** A card to fold for each table: its number large, and the code by which its result comes in. */
export async function PrintedTents({ keys, address, name }: PrintedTentsProps) {
  const t = await getTranslations('tournamentTools');
  return keys.map(({ table, key }) => (
    <section
      key={table}
      className="mb-8 grid break-inside-avoid items-center gap-6 sm:grid-cols-[1fr_auto] print:grid-cols-[1fr_auto] border-2 border-dashed border-[#000] p-6 break-after-page last:break-after-auto"
    >
      <div>
        <p>{name}</p>
        <p className="num text-[9rem] leading-none">{table}</p>
        <p className="mt-4 text-lg">{t('print.tentText')}</p>
      </div>
      <QrCode
        text={`${address}?table=${table}&key=${key}`}
        label={t('print.tentCode', { table })}
        className="size-52"
      />
    </section>
  ));
}

export async function PrintedStandings({ standings }: { readonly standings: TournamentStandingsBody }) {
  const t = await getTranslations('tournamentTools');
  const words = await getTranslations('tournamentStandings');
  const locale = await getLocale();
  return (
    <>
      <p className="mb-3">{words(`state.${standings.state}`)}</p>
      <table className="w-full">
        <thead className="text-left text-sm">
          <tr>
            <th scope="col" className="pr-3">
              {words('place')}
            </th>
            <th scope="col">{t('print.player')}</th>
            <th scope="col" className="pl-3 text-right">
              {words('points')}
            </th>
            <th scope="col" className="pl-3 text-right">
              {words('margin')}
            </th>
            <th scope="col" className="pl-4">
              {words('decided')}
            </th>
          </tr>
        </thead>
        <tbody>
          {standings.lines.map((line) => (
            <tr key={line.entrant} className="border-t border-[#999]">
              <td className="num py-1 text-lg">{line.rank}</td>
              <td>{line.name}</td>
              <td className="num text-right text-lg">{showPoints(line.tp, locale)}</td>
              <td className="pl-3 text-right">{showMargin(line.values.MARGIN, locale)}</td>
              <td className="pl-4 text-sm">
                {line.decidedBy && line.decidedBy !== 'TP' ? words(`by.${line.decidedBy}`) : ''}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
