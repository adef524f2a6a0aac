'use client';

import { routes, type LeagueBody, type ResponseOf } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { parseAsString, useQueryState } from 'nuqs';
import { useState } from 'react';
import { useAction, useApi } from '@/api/use-api';
import { Link } from '@/i18n/navigation';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';
import { Icon } from '@/ui/icon';
import { Section } from '@/ui/section';
import { Select } from '@/ui/select';
import { useGameName } from '../ratings/use-game-name';
import { LeagueForm, type LeagueFormProps } from './league-form';
import { LeagueTable } from './league-table';

export interface LeaguesProps {
  readonly clubId: string;
  readonly slug: string;
  readonly initial: ResponseOf<typeof routes.listLeagues>;
  readonly tournaments: LeagueFormProps['tournaments'];
  readonly mayDirect: boolean;
}

/** The club's leagues: one is shown, and the organisers make and change them here. */
export function Leagues({ clubId, slug, initial, tournaments, mayDirect }: LeaguesProps) {
  const t = useTranslations('ratings.leagues');
  const all = useTranslations('ratings');
  const gameName = useGameName();
  const { data } = useApi(routes.listLeagues, { params: { clubId } }, { initial });
  const { leagues, games } = data ?? initial;
  const [asked, ask] = useQueryState('league', parseAsString);
  const [edited, setEdited] = useState<'new' | LeagueBody>();
  const [note, setNote] = useState('');
  const shown = leagues.find(({ id }) => id === asked) ?? leagues[0];
  const remove = useAction(routes.deleteLeague, { changes: [routes.listLeagues] });
  if (edited)
    return (
      <Section title={t(edited === 'new' ? 'new' : 'edit')}>
        <LeagueForm
          clubId={clubId}
          league={edited === 'new' ? undefined : edited}
          games={games}
          tournaments={tournaments}
          onDone={({ id }) => {
            setEdited(undefined);
            setNote(t('saved'));
            void ask(id);
          }}
          onCancel={() => {
            setEdited(undefined);
          }}
        />
      </Section>
    );
  const begin = (
    <Button
      variant="primary"
      onClick={() => {
        setEdited('new');
      }}
    >
      <Icon name="plus" />
      {t('new')}
    </Button>
  );
  return (
    <div className="grid gap-5">
      <p role="status" className="text-ok empty:hidden">
        {note}
      </p>
      {!shown && (
        <EmptyState title={t('none')} text={t(mayDirect ? 'noneText' : 'noneMember')}>
          {mayDirect ? (
            begin
          ) : (
            <Link href={`/clubs/${slug}/tournaments`} className={buttonClass()}>
              {all('toTournaments')}
            </Link>
          )}
        </EmptyState>
      )}
      {shown && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Select
              label={t('which')}
              value={shown.id}
              options={leagues.map(({ id, name, game }) => ({
                value: id,
                label: games.length > 1 ? `${name}, ${gameName(game)}` : name,
              }))}
              onChange={(id) => void ask(id)}
            />
            {mayDirect && (
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="quiet"
                  onClick={() => {
                    setEdited(shown);
                  }}
                >
                  {t('edit')}
                </Button>
                <Button
                  variant="quiet"
                  disabled={remove.isPending}
                  onClick={() => {
                    remove.mutate({ params: { clubId, leagueId: shown.id } });
                    setNote(t('deleted', { name: shown.name }));
                  }}
                >
                  {t('delete')}
                </Button>
                {begin}
              </div>
            )}
          </div>
          <Section title={shown.name}>
            <LeagueTable clubId={clubId} leagueId={shown.id} />
          </Section>
        </>
      )}
    </div>
  );
}
