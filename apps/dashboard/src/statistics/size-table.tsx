import type { PersonStatistics } from '@red-disc/contracts';
import { getFormatter, getTranslations } from 'next-intl/server';
import { Figure, Table, TableBody, TableHead } from '@/ui/table';

export interface SizeTableProps {
  readonly tables: PersonStatistics['tables'];
  readonly mean: (value: number | null) => string;
  readonly share: (value: number | null) => string;
}

/** A place at a table of six is another thing than at one of two, so they stand apart. */
export async function SizeTable({ tables, mean, share }: SizeTableProps) {
  const t = await getTranslations('statistics');
  const format = await getFormatter();
  return (
    <section aria-labelledby="by-size" className="grid gap-3">
      <h2 id="by-size" className="text-xl">
        {t('bySize')}
      </h2>
      <Table aria-labelledby="by-size">
        <TableHead>
          <tr>
            <th scope="col">{t('players')}</th>
            {(['games', 'winShare', 'meanPlace', 'meanRound'] as const).map((key) => (
              <th key={key} scope="col" className="pl-3 text-right">
                {t(key)}
              </th>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {tables.map(({ players, play }) => (
            <tr key={players}>
              <th scope="row" className="py-2 font-[450]">
                {t('ofPlayers', { count: players })}
              </th>
              <Figure>{format.number(play.games)}</Figure>
              <Figure>{share(play.winShare)}</Figure>
              <Figure>{mean(play.meanRank)}</Figure>
              <Figure>{mean(play.meanRoundScore)}</Figure>
            </tr>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}
