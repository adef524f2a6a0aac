'use client';

import { leagueContentSchema, routes, type LeagueBody, type LeagueContent } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { refusalText } from '@/api/refusal-text';
import { useAction } from '@/api/use-api';
import { useGameName } from '@/clubs/ratings/use-game-name';
import { ChoiceField } from '@/tournaments/core/choice-field';
import { NumberField } from '@/tournaments/core/number-field';
import { Busy } from '@/ui/busy';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { CheckRow } from '@/ui/form/fields';
import { FormAlert } from '@/ui/form/form';
import { Input } from '@/ui/input';

interface LeagueEvent {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly day: string;
}

export interface LeagueFormProps {
  readonly clubId: string;
  /** The league to change; undefined for a new one. */
  readonly league: LeagueBody | undefined;
  /** The games the club could play; the first is the usual one. */
  readonly games: readonly string[];
  readonly tournaments: readonly LeagueEvent[];
  readonly onDone: (league: LeagueBody) => void;
  readonly onCancel: () => void;
}

const fresh: Omit<LeagueContent, 'game'> = {
  name: '',
  best: 3,
  minEvents: 1,
  promotion: 0,
  relegation: 0,
  score: 'places',
  tournaments: [],
};

const numbers = [
  { key: 'best', min: 1 },
  { key: 'minEvents', min: 1 },
  { key: 'promotion', min: 0 },
  { key: 'relegation', min: 0 },
] as const;

/** Which tournaments make a league, and how many of them count for each player. */
export function LeagueForm({ clubId, league, games, tournaments, onDone, onCancel }: LeagueFormProps) {
  const t = useTranslations('ratings.leagues');
  const words = useTranslations('refusal');
  const [content, setContent] = useState<LeagueContent>(league ?? { ...fresh, game: games[0] ?? '' });
  const gameName = useGameName();
  const ofGame = tournaments.filter(({ game }) => game === content.game);
  const options = { changes: [routes.listLeagues, routes.getLeague], onDone };
  const create = useAction(routes.createLeague, options);
  const update = useAction(routes.updateLeague, options);
  const isBusy = create.isPending || update.isPending;
  const error = create.error ?? update.error;
  // A league that exists has an id besides, which is no part of what is sent.
  const parsed = leagueContentSchema.strip().safeParse({ ...content, name: content.name.trim() });
  const save = () => {
    if (!parsed.success) return;
    const body = parsed.data;
    if (league) update.mutate({ params: { clubId, leagueId: league.id }, body });
    else create.mutate({ params: { clubId }, body });
  };
  const change = (changes: Partial<LeagueContent>) => {
    setContent({ ...content, ...changes });
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field label={t('name')}>
        {(wiring) => (
          <Input
            {...wiring}
            maxLength={80}
            value={content.name}
            onChange={(event) => {
              change({ name: event.target.value });
            }}
          />
        )}
      </Field>
      {games.length > 1 && (
        <ChoiceField
          label={t('game')}
          value={content.game}
          values={games}
          words={gameName}
          onChange={(game) => {
            change({ game, tournaments: [] });
          }}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {numbers.map(({ key, min }) => (
          <NumberField
            key={key}
            label={t(key)}
            hint={key === 'relegation' ? t('zonesHint') : undefined}
            value={content[key]}
            min={min}
            max={100}
            onChange={(value) => {
              change({ [key]: value });
            }}
          />
        ))}
      </div>
      <ChoiceField
        label={t('score')}
        value={content.score}
        values={['places', 'points']}
        words={(score) => t(`scores.${score}`)}
        onChange={(score) => {
          change({ score });
        }}
      />
      <fieldset>
        <legend className="font-[650]">{t('tournaments')}</legend>
        {ofGame.length === 0 && <p className="text-ink-2">{t('noTournaments')}</p>}
        {ofGame.map(({ id, name, day }) => (
          <CheckRow
            key={id}
            label={name}
            hint={day}
            checked={content.tournaments.includes(id)}
            onChange={(isOn) => {
              const others = content.tournaments.filter((other) => other !== id);
              change({ tournaments: isOn ? [...others, id] : others });
            }}
          />
        ))}
      </fieldset>
      {error && <FormAlert text={refusalText(words, error.refusal)} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" disabled={isBusy || !parsed.success}>
          {isBusy && <Busy />}
          {t('save')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
