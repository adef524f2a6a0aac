'use client';

import { routes, type ResponseOf, type WebhookBody } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction, useApi } from '@/api/use-api';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { CheckGroupField, SelectField, TextField } from '@/ui/form/fields';
import { Form } from '@/ui/form/form';
import { SubmitButton } from '@/ui/form/submit-button';
import { useApiForm } from '@/ui/form/use-api-form';
import { Section } from '@/ui/section';
import { toast } from '@/ui/toaster';
import { useUndo } from '@/ui/use-undo';

const formats = ['text', 'content', 'event'] as const;
/** What is of interest to a whole club; the rest is about one person. */
const kinds = ['club.announcement', 'schedule.changed', 'schedule.cancelled', 'tournament.news'] as const;

export interface WebhooksProps {
  readonly clubId: string;
  readonly initial: ResponseOf<typeof routes.listWebhooks>;
}

/** Which chats hear of the club's news. */
export function Webhooks({ clubId, initial }: WebhooksProps) {
  const t = useTranslations('clubSettings.webhooks');
  const list = useApi(routes.listWebhooks, { params: { clubId } }, { initial });
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [secret, setSecret] = useState<string>();
  const api = useApiForm({
    load: () => import('../club-forms').then(({ webhookForm }) => webhookForm(clubId)),
    defaults: { name: '', url: '', format: 'text', kinds: [...kinds] },
    onDone: async (made) => {
      setSecret(made.format === 'event' ? made.secret : undefined);
      api.form.reset();
      await list.refetch();
    },
  });
  const { control } = api.form;
  const shown = (list.data ?? initial).webhooks.filter(({ id }) => !gone.has(id));
  return (
    <>
      <Section title={t('title')} text={t('text')}>
        {shown.length === 0 && <p className="text-ink-2">{t('none')}</p>}
        <ul>
          {shown.map((webhook) => (
            <Webhook key={webhook.id} clubId={clubId} webhook={webhook} onGone={setGone} />
          ))}
        </ul>
        {secret !== undefined && (
          <div role="status" className="flex flex-wrap items-center gap-3 rounded-2 bg-ok-wash p-3">
            <p className="min-w-0 flex-1 text-ok">
              {t('secret')} <code className="break-all">{secret}</code>
            </p>
            <CopyButton text={secret} />
          </div>
        )}
      </Section>
      <Section title={t('new')}>
        <Form api={api}>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField control={control} name="name" label={t('name')} hint={t('nameHint')} />
            <SelectField
              control={control}
              name="format"
              label={t('format')}
              options={formats.map((value) => ({ value, label: t(`formats.${value}`) }))}
            />
          </div>
          <TextField control={control} name="url" type="url" label={t('url')} hint={t('urlHint')} />
          <CheckGroupField
            control={control}
            name="kinds"
            label={t('about')}
            options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          />
          <SubmitButton isBusy={api.isBusy} className="justify-self-start">
            {t('add')}
          </SubmitButton>
        </Form>
      </Section>
    </>
  );
}

interface WebhookProps {
  readonly clubId: string;
  readonly webhook: WebhookBody;
  readonly onGone: (change: (all: ReadonlySet<string>) => ReadonlySet<string>) => void;
}

function Webhook({ clubId, webhook, onGone }: WebhookProps) {
  const t = useTranslations('clubSettings.webhooks');
  const undo = useUndo();
  const { id, name, host, failure } = webhook;
  const params = { clubId, webhookId: id };
  const attempt = useAction(routes.tryWebhook, { changes: [routes.listWebhooks] });
  const remove = useAction(routes.removeWebhook, { changes: [routes.listWebhooks] });
  const removeSoon = () => {
    onGone((all) => new Set([...all, id]));
    undo.postpone({
      text: t('removed', { name }),
      undo: () => {
        onGone((all) => new Set([...all].filter((other) => other !== id)));
      },
      commit: () => remove.mutateAsync({ params }),
    });
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-0">
      <span className="min-w-48 flex-1">
        <b className="font-[650]">{name}</b> <span className="text-ink-2">{host}</span>
        {failure !== null && (
          <Badge tone="warn" icon="alarm">
            {t('failed', { failure })}
          </Badge>
        )}
      </span>
      <Button
        size="sm"
        variant="quiet"
        disabled={attempt.isPending}
        onClick={() => {
          attempt.mutate(
            { params },
            {
              onSuccess: ({ failure: refused }) => {
                toast(refused === null ? t('works', { name }) : t('failed', { failure: refused }));
              },
            },
          );
        }}
      >
        {t('try')}
      </Button>
      <Button size="sm" variant="quiet" onClick={removeSoon}>
        {t('remove')}
      </Button>
    </li>
  );
}
