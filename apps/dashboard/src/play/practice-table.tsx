'use client';

import { allegraGame } from '@red-disc/allegra';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useRouter } from '@/i18n/navigation';
import { handOver } from '@/replay/handed-over';
import type { Person } from '@/table/model';
import { Table } from '@/table/table';
import { Button } from '@/ui/button';
import { browserRandom, shuffled } from './browser-random';
import type { PracticeChoice } from './practice';
import { useLocalTable } from './use-local-table';

/** Strong enough to be company, and quick enough for the page's own thread. */
const bot = allegraGame.bots.find(({ level }) => level === 'steady');

const botNames = ['one', 'two', 'three', 'four', 'five'] as const;

export interface PracticeTableProps extends PracticeChoice {
  readonly onAgain: () => void;
  readonly onChange: () => void;
}

/** The table of a game against bots in this browser. */
export function PracticeTable({ rules, seats, onAgain, onChange }: PracticeTableProps) {
  const t = useTranslations('play');
  const router = useRouter();
  const [table, { view, log, refusals }] = useLocalTable(() => ({
    rules,
    seats,
    dealer: browserRandom.below(seats) + 1,
    arrange: (cards) => shuffled(cards, browserRandom),
    choose: (seen) => bot?.choose(seen, browserRandom),
  }));
  const people = useMemo<Person[]>(
    () => [
      { name: t('you'), isBot: false, isAway: false },
      ...botNames.slice(0, seats - 1).map((key) => ({ name: t(`names.${key}`), isBot: true, isAway: false })),
    ],
    [t, seats],
  );
  // A record tells of everybody by name, to whoever opens it: "You plays it too" would be said of nobody.
  const watchReplay = () => {
    const bots = people.slice(1).map(({ name }) => name);
    handOver(JSON.stringify(table.record([t('inRecord'), ...bots])));
    router.push('/replay');
  };
  return (
    <Table
      title={t('table')}
      view={view}
      people={people}
      log={log}
      refusals={refusals}
      onMove={(move) => {
        table.play(move);
      }}
      onNextRound={() => {
        table.nextRound();
      }}
      afterGame={
        <span className="after-game">
          <Button className="do do-primary" onClick={onAgain}>
            {t('again')}
          </Button>
          <Button className="do" onClick={watchReplay}>
            {t('replay')}
          </Button>
          <Button className="do" onClick={onChange}>
            {t('change')}
          </Button>
        </span>
      }
    />
  );
}
