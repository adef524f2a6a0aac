'use client';

import { routes, type ApiError, type TournamentBody } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useApi } from '@/api/use-api';
import { Link, usePathname } from '@/i18n/navigation';
import { Busy } from '@/ui/busy';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { CheckRow } from '@/ui/form/fields';
import { Icon } from '@/ui/icon';
import { RefusalNote } from '../core/refusal-note';
import { useTournament } from '../core/tournament-provider';
import { useCommand } from '../core/use-command';
import { HeatChoice } from './heat-choice';
import { commandOfStep, isDoable, pageOfStep } from './steps-to-do';

type Step = TournamentBody['next'][number];

/** What the organiser does next, with its button. A page that has to be looked at first is a link instead. */
export function NextStep() {
  const t = useTranslations('tournaments');
  const { tournament, page } = useTournament();
  const pathname = usePathname();
  const { run, isBusy, refusal } = useCommand();
  const [tied, setTied] = useState<readonly string[]>();
  const step = tournament.next[0];
  if (!step || step.code === 'NOTHING') return null;
  const details = {
    round: Number(step['round'] ?? 1),
    missing: Number(step['missing'] ?? 0),
    open: Array.isArray(step['tables']) ? step['tables'].length : 0,
    policy: tournament.rules.missingAtCheckIn,
  };
  const command = commandOfStep(step);
  // An arena seats people itself; the organiser only ends it.
  const isArena = tournament.stages.some(
    ({ status, setup }) => status === 'running' && setup.format.kind === 'arena',
  );
  if (isArena && step.code === 'PLAN_ROUND') return null;
  const words = isArena && step.code === 'CLOSE_STAGE' ? 'CLOSE_ARENA' : step.code;
  const target = pageOfStep(step);
  const isElsewhere = target !== undefined && pathname !== page + target;
  const heat = tournament.stages.find(
    ({ setup }) =>
      command?.type === 'planRounds' && setup.id === command.stage && setup.format.kind === 'heats',
  )?.setup.id;
  const act = async () => {
    if (!command || !isDoable(step.code)) return;
    const refused: ApiError | undefined = await run(command, { done: t(`done.${step.code}`, details) });
    if (refused?.reason === 'TIE_AT_THE_CUT') setTied(refused['entrants'] as readonly string[]);
  };
  return (
    <section
      aria-label={t('next.label')}
      className="grid gap-3 rounded-3 border-2 border-ink bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0">
          <p className="text-sm text-ink-2">{t('next.label')}</p>
          <p className="font-display text-xl font-bold text-balance">{t(`next.${words}`, details)}</p>
          <p className="text-ink-2">{t(`nextText.${words}`, details)}</p>
        </div>
        {isElsewhere ? (
          <Link href={page + target} className={buttonClass({ variant: 'primary', size: 'lg' })}>
            {t(
              `go.${target === '/people' ? 'people' : target === '/seating' ? 'seating' : target === '/round' ? 'round' : 'standings'}`,
            )}
            <Icon name="arrowRight" />
          </Link>
        ) : (
          isDoable(step.code) && (
            <Button variant="primary" size="lg" disabled={isBusy} onClick={() => void act()}>
              {isBusy && <Busy />}
              {t(`do.${step.code}`, details)}
            </Button>
          )
        )}
      </div>
      {heat !== undefined && <HeatChoice stage={heat} />}
      {tournament.next.slice(1).map((other) => (
        <OtherStep key={other.code} step={other} />
      ))}
      {tied ? (
        <TieAtTheCut
          tied={tied}
          step={step}
          onDone={() => {
            setTied(undefined);
          }}
        />
      ) : (
        <RefusalNote error={refusal} />
      )}
    </section>
  );
}

/** Tables that wait for a referee, with the way to them. */
export function CallsNote() {
  const t = useTranslations('tournaments');
  const { tournament, page } = useTournament();
  const step = tournament.next.find(({ code }) => code === 'RULE_CALLS');
  if (!step) return null;
  const calls = Array.isArray(step['calls']) ? step['calls'].length : 0;
  return (
    <p className="flex flex-wrap items-center gap-2 text-warn">
      <Icon name="flag" />
      {t('next.alsoCalls', { calls })}
      <Link href={`${page}/round`} className="link">
        {t('go.round')}
      </Link>
    </p>
  );
}

function OtherStep({ step }: { readonly step: Step }) {
  const t = useTranslations('tournaments');
  const { run, isBusy, refusal } = useCommand();
  const command = commandOfStep(step);
  if (step.code === 'RULE_CALLS') return <CallsNote />;
  if (step.code !== 'START_STAGE' || !command) return null;
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      <div className="flex flex-wrap items-center gap-3">
        <span className="text-ink-2">{t('next.withoutCheckIn')}</span>
        <Button
          variant="quiet"
          size="sm"
          disabled={isBusy}
          onClick={() => void run(command, { done: t('done.START_STAGE') })}
        >
          {t('do.START_STAGE')}
        </Button>
      </div>
      <RefusalNote error={refusal} />
    </div>
  );
}

interface TieProps {
  readonly tied: readonly string[];
  readonly step: Step;
  readonly onDone: () => void;
}

/** Level at the cut: the organiser says who goes on, by lot or by a game. */
function TieAtTheCut({ tied, step, onDone }: TieProps) {
  const t = useTranslations('tournaments');
  const { params } = useTournament();
  const { data } = useApi(routes.listEntrants, { params });
  const { run, isBusy, refusal } = useCommand();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const command = commandOfStep(step);
  const start = async () => {
    if (command?.type !== 'startStage') return;
    const refused = await run({ ...command, chosen: [...chosen] }, { reason: t('tie.reason') });
    if (!refused) onDone();
  };
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      <p className="font-[650]">{t('tie.title')}</p>
      <div className="flex flex-wrap gap-x-6">
        {tied.map((id) => (
          <CheckRow
            key={id}
            label={data?.entrants.find((entrant) => entrant.id === id)?.name ?? id}
            checked={chosen.includes(id)}
            onChange={(isOn) => {
              setChosen(isOn ? [...chosen, id] : chosen.filter((other) => other !== id));
            }}
          />
        ))}
      </div>
      <RefusalNote error={refusal} />
      <Button variant="primary" disabled={isBusy || chosen.length === 0} onClick={() => void start()}>
        {t('tie.start')}
      </Button>
    </div>
  );
}
