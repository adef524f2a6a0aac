'use client';

import { routes } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useAction } from '@/api/use-api';
import { Button } from '@/ui/button';
import { RefusalNote } from '../core/refusal-note';
import { useTournament } from '../core/tournament-provider';
import { useCommand } from '../core/use-command';

/** A draft is seen by organisers only: publishing it also opens the registration where people enter themselves. */
export function PublishNote() {
  const t = useTranslations('tournaments');
  const { tournament, params } = useTournament();
  const command = useCommand();
  const publish = useAction(routes.updateTournament, { changes: [routes.getTournament] });
  const { published, registration, registrationOpen, status } = tournament;
  if (published) {
    if (status !== 'preparing' || (registration === 'desk' && !registrationOpen)) return null;
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-3 bg-surface-3 p-4">
        <p>{t(registrationOpen ? 'publish.isOpen' : 'publish.closed')}</p>
        <Button
          variant="quiet"
          disabled={command.isBusy}
          onClick={() =>
            void (registrationOpen
              ? command.run({ type: 'closeRegistration' }, { done: t('publish.wasClosed') })
              : command.run({ type: 'openRegistration' }, { done: t('publish.opened') }))
          }
        >
          {t(registrationOpen ? 'publish.close' : 'publish.open')}
        </Button>
        <RefusalNote error={command.refusal} />
      </div>
    );
  }
  const go = async () => {
    await publish.mutateAsync({ params, body: { published: true } });
    if (registration !== 'desk' && !registrationOpen) await command.run({ type: 'openRegistration' });
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-3 border-2 border-ink bg-surface p-4 sm:p-5">
      <div>
        <p className="font-display text-xl font-bold">{t('publish.title')}</p>
        <p className="text-ink-2">{t('publish.text')}</p>
      </div>
      <Button
        variant="primary"
        size="lg"
        disabled={publish.isPending || command.isBusy}
        onClick={() => void go().catch(() => undefined)}
      >
        {t('publish.do')}
      </Button>
      <RefusalNote error={publish.error?.refusal ?? command.refusal} />
    </div>
  );
}
