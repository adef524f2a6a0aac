'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Field } from '@/ui/field';
import { CheckRow } from '@/ui/form/fields';
import { SubmitButton } from '@/ui/form/submit-button';
import { Icon } from '@/ui/icon';
import { Input, TextArea } from '@/ui/input';
import { RefusalNote } from '../core/refusal-note';
import { useTournament } from '../core/tournament-provider';
import { useCommand } from '../core/use-command';
import { entrantEntry } from './entrant-entry';

const mostMembers = 8;

function namesIn(text: string): string[] {
  return text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, mostMembers);
}

/** Enters somebody by hand; nobody needs an account to sit at a table in the room. */
export function NewEntrant() {
  const t = useTranslations('tournamentPeople');
  const policies = useTranslations('tournamentPolicies');
  const { tournament } = useTournament();
  const { run, isBusy, refusal } = useCommand();
  const [name, setName] = useState('');
  const [isOnline, setIsOnline] = useState(tournament.mode === 'online');
  const [isTeam, setIsTeam] = useState(false);
  const [members, setMembers] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const add = async () => {
    const typed = name.trim();
    const players = isTeam ? namesIn(members) : [];
    if (typed === '' || (isTeam && players.length < 2)) return;
    const entrant = entrantEntry(typed, {
      kind: isTeam ? 'team' : 'player',
      members: players,
      attends: isOnline ? 'online' : 'room',
    });
    const refused = await run({ type: 'register', entrant }, { done: t('new.done', { name: typed }) });
    if (refused) return;
    setName('');
    setMembers('');
    field.current?.focus();
  };
  if (tournament.status !== 'preparing' && tournament.status !== 'running') return null;
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('new.name')} className="min-w-56 flex-1">
          {(wiring) => (
            <Input
              {...wiring}
              ref={field}
              value={name}
              maxLength={80}
              autoComplete="off"
              onChange={(event) => {
                setName(event.target.value);
              }}
            />
          )}
        </Field>
        {tournament.mode === 'mixed' && (
          <CheckRow label={t('new.online')} checked={isOnline} onChange={setIsOnline} />
        )}
        <CheckRow label={policies('team')} checked={isTeam} onChange={setIsTeam} />
        <SubmitButton isBusy={isBusy}>
          <Icon name="plus" />
          {t('new.add')}
        </SubmitButton>
      </div>
      {isTeam && (
        <Field label={policies('members')} hint={policies('membersHint')}>
          {(wiring) => (
            <TextArea
              {...wiring}
              rows={3}
              maxLength={700}
              value={members}
              onChange={(event) => {
                setMembers(event.target.value);
              }}
            />
          )}
        </Field>
      )}
      <RefusalNote error={refusal} />
    </form>
  );
}
