'use client';

import { routes } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/api/use-api';
import { Link, useRouter } from '@/i18n/navigation';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/form/fields';
import { Form } from '@/ui/form/form';
import { SubmitButton } from '@/ui/form/submit-button';
import { useApiForm } from '@/ui/form/use-api-form';
import { useUndo } from '@/ui/use-undo';

export interface EveningActionsProps {
  readonly clubId: string;
  readonly slug: string;
  readonly occurrenceId: string;
  readonly scheduleId: string;
  readonly isPlanned: boolean;
  readonly isWeekly: boolean;
  /** Where it stands now, by the club's clock. */
  readonly date: string;
  readonly time: string;
  readonly zone: string;
}

/** What an organiser can do with an evening. Those who answered are told of each of these. */
export function EveningActions(props: EveningActionsProps) {
  const { clubId, slug, scheduleId, isPlanned, isWeekly } = props;
  const t = useTranslations('evenings.actions');
  const router = useRouter();
  const undo = useUndo();
  const [shown, setShown] = useState<'move' | 'cancel'>();
  const [isEnding, setIsEnding] = useState(false);
  const end = useAction(routes.endSchedule, {
    onDone: () => {
      router.push(`/clubs/${slug}/calendar`);
      router.refresh();
    },
  });
  const close = () => {
    setShown(undefined);
  };
  const done = () => {
    close();
    router.refresh();
  };
  const endSeries = () => {
    setIsEnding(true);
    undo.postpone({
      text: t('seriesEnds'),
      undo: () => {
        setIsEnding(false);
      },
      commit: () => end.mutateAsync({ params: { clubId, scheduleId } }),
    });
  };
  return (
    <div className="flex flex-wrap gap-2">
      {isPlanned && (
        <>
          <Button
            variant="quiet"
            onClick={() => {
              setShown('move');
            }}
          >
            {t('move')}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              setShown('cancel');
            }}
          >
            {t('cancel')}
          </Button>
        </>
      )}
      <Link href={`/clubs/${slug}/evenings/${scheduleId}`} className={buttonClass({ variant: 'quiet' })}>
        {t(isWeekly ? 'changeSeries' : 'change')}
      </Link>
      {isWeekly && (
        <Button variant="quiet" disabled={isEnding} onClick={endSeries}>
          {t('endSeries')}
        </Button>
      )}
      <Dialog
        open={shown === 'move'}
        onOpenChange={close}
        title={t('moveTitle')}
        description={t('told')}
        closeLabel={t('close')}
      >
        <MoveForm {...props} onDone={done} />
      </Dialog>
      <Dialog
        open={shown === 'cancel'}
        onOpenChange={close}
        title={t('cancelTitle')}
        description={t('told')}
        closeLabel={t('close')}
      >
        <CancelForm {...props} onDone={done} />
      </Dialog>
    </div>
  );
}

type StepProps = EveningActionsProps & { readonly onDone: () => void };

function MoveForm({ clubId, occurrenceId, date, time, zone, onDone }: StepProps) {
  const t = useTranslations('evenings.actions');
  const api = useApiForm({
    load: () => import('./evening-forms').then((forms) => forms.moveEveningForm(clubId, occurrenceId)),
    defaults: { date, time },
    fieldOf: { IN_THE_PAST: 'date' },
    onDone,
  });
  return (
    <Form api={api}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField control={api.form.control} name="date" type="date" label={t('date')} />
        <TextField control={api.form.control} name="time" type="time" label={t('time')} hint={zone} />
      </div>
      <SubmitButton isBusy={api.isBusy}>{t('moveNow')}</SubmitButton>
    </Form>
  );
}

function CancelForm({ clubId, occurrenceId, onDone }: StepProps) {
  const t = useTranslations('evenings.actions');
  const api = useApiForm({
    load: () => import('./evening-forms').then((forms) => forms.cancelEveningForm(clubId, occurrenceId)),
    defaults: { reason: '' },
    onDone,
  });
  return (
    <Form api={api}>
      <TextField
        control={api.form.control}
        name="reason"
        label={t('reason')}
        hint={t('reasonHint')}
        maxLength={200}
      />
      <SubmitButton isBusy={api.isBusy}>{t('cancelNow')}</SubmitButton>
    </Form>
  );
}
