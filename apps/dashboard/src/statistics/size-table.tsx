import type { PersonStatistics } from '@red-disc/contracts';
import { getFormatter, getTranslations } from 'next-intl/server';
import { Figure } from '@/ui/table';
import type { Figures } from './figures';
import { TitledTable } from './titled-table';

export interface SizeTableProps extends Figures {
  readonly tables: PersonStatistics['tables'];
}

/** A place at a table of six is another thing than at one of two, so they stand apart. */
export async function SizeTable({ tables, mean, share }: SizeTableProps) {
  const t = await getTranslations('statistics');
  const format = await getFormatter();
  return (
    <TitledTable
      title={t('bySize')}
      head={
        <>
          <th scope="col">{t('players')}</th>
          {(['games', 'winShare', 'meanPlace', 'meanRound'] as const).map((key) => (
            <th key={key} scope="col" className="pl-3 text-right">
              {t(key)}
            </th>
          ))}
        </>
      }
    >
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
    </TitledTable>
  );
}
