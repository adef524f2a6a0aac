'use client';

import { routes, type ResponseOf } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { refusalText } from '@/api/refusal-text';
import { useAction, useApi } from '@/api/use-api';
import { useReading } from '@/i18n/use-reading';
import { formatDate } from '@/i18n/when';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/form/fields';
import { Form, FormAlert } from '@/ui/form/form';
import { SubmitButton } from '@/ui/form/submit-button';
import { useApiForm } from '@/ui/form/use-api-form';
import { useUndo } from '@/ui/use-undo';
import { useQueryClient } from '@tanstack/react-query';
import { TicketDialog } from './ticket-dialog';

type Projectors = ResponseOf<typeof routes.listProjectors>;
type Projector = Projectors['projectors'][number];

export interface ScreenListProps {
  readonly clubId: string;
  /** Where a screen is opened; its ticket goes behind a #. */
  readonly address: string;
  readonly initial: Projectors;
}

export function ScreenList({ clubId, address, initial }: ScreenListProps) {
  const t = useTranslations('projector');
  const refusal = useTranslations('refusal');
  const reading = useReading();
  const undo = useUndo();
  const params = { clubId };
  const { data = initial } = useApi(routes.listProjectors, { params }, { initial });
  const [opened, setOpened] = useState<Projector>();
  const [leaving, setLeaving] = useState<readonly string[]>([]);
  const remove = useAction(routes.removeDevice, { changes: [routes.listProjectors] });
  const sendAway = ({ id, name }: Projector) => {
    setLeaving((ids) => [...ids, id]);
    undo.postpone({
      text: t('removed', { name }),
      undo: () => {
        setLeaving((ids) => ids.filter((other) => other !== id));
      },
      commit: () => remove.mutateAsync({ params: { clubId, deviceId: id } }),
    });
  };
  const shown = data.projectors.filter(({ id }) => !leaving.includes(id));
  return (
    <div className="grid gap-6">
      {remove.error && <FormAlert text={refusalText(refusal, remove.error.refusal)} />}
      {shown.length === 0 ? (
        <p className="text-ink-2">{t('noScreens')}</p>
      ) : (
        <ul>
          {shown.map((projector) => (
            <li
              key={projector.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 last:border-b"
            >
              <span className="min-w-0 flex-1 basis-48">
                <b className="block font-[650] wrap-anywhere">{projector.name}</b>
                <span className="text-sm text-ink-2">
                  {t('since', {
                    date: formatDate(projector.createdAt, reading),
                  })}
                </span>
              </span>
              <span className="flex flex-wrap gap-2">
                <Button
                  onClick={() => {
                    setOpened(projector);
                  }}
                >
                  {t('connect')}
                  <span className="sr-only">{projector.name}</span>
                </Button>
                <Button
                  variant="quiet"
                  onClick={() => {
                    sendAway(projector);
                  }}
                >
                  {t('remove')}
                  <span className="sr-only">{projector.name}</span>
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <AddScreen clubId={clubId} onAdded={setOpened} />
      {opened && (
        <TicketDialog
          clubId={clubId}
          projector={opened}
          address={address}
          onClose={() => {
            setOpened(undefined);
          }}
        />
      )}
    </div>
  );
}

interface AddScreenProps {
  readonly clubId: string;
  readonly onAdded: (projector: Projector) => void;
}

function AddScreen({ clubId, onAdded }: AddScreenProps) {
  const t = useTranslations('projector');
  const queries = useQueryClient();
  const api = useApiForm({
    load: async () => {
      const { routes: all } = await import('@red-disc/contracts');
      const route = all.addProjector;
      return { route, schema: route.body, call: (body) => ({ params: { clubId }, body }) };
    },
    defaults: { name: '' },
    onDone: async (projector) => {
      await queries.invalidateQueries({ queryKey: [routes.listProjectors.path] });
      api.form.reset();
      onAdded(projector);
    },
  });
  return (
    <Form api={api} className="rounded-3 bg-surface p-5 shadow-1">
      <TextField
        control={api.form.control}
        name="name"
        label={t('screenName')}
        hint={t('screenNameHint')}
        maxLength={100}
      />
      <SubmitButton isBusy={api.isBusy} className="justify-self-start">
        {t('add')}
      </SubmitButton>
    </Form>
  );
}
