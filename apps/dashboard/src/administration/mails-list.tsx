'use client';

import { mailColumns, routes, type MailBody } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { refusalText } from '@/api/refusal-text';
import { useAction } from '@/api/use-api';
import { useReading } from '@/i18n/use-reading';
import { formatStamp, placeOfZone } from '@/i18n/when';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import type { Choice, Column } from '@/ui/data-table/column';
import { ServerListView } from '@/ui/data-table/server-list-view';
import { useServerList } from '@/ui/data-table/use-server-list';
import { FormAlert } from '@/ui/form/form';
import { mailKindName } from './mail-kind';
import { MailDialog } from './mail-dialog';
import { Nothing } from './nothing';
import { stateName } from './state-name';

const states = ['queued', 'sent'] as const;
const rowKey = ({ id }: MailBody): string => id;

/** The mails of late, without what they say; where there is no mail server, the outbox to hand links on from. */
export function MailsList() {
  const t = useTranslations('administration');
  const refusal = useTranslations('refusal');
  const { locale, timeZone } = useReading();
  const [opened, setOpened] = useState<MailBody>();
  const { mutate: resend, error } = useAction(routes.resendMail, { changes: [routes.listMails] });
  const choices = useMemo<readonly Choice[]>(
    () => [
      {
        key: 'state',
        label: t('state'),
        options: states.map((value) => ({ value, label: stateName(t, value) })),
      },
    ],
    [t],
  );
  const list = useServerList({
    route: routes.listMails,
    callFor: (part, chosen) => ({
      query: { ...part, state: states.find((state) => state === chosen('state')) },
    }),
    pageOf: ({ mails, total }) => ({ rows: mails, total }),
    rowKey,
    sortable: mailColumns,
    choices,
    refetchMs: 10_000,
  });
  const hasOutbox = list.body?.outbox ?? false;
  const columns = useMemo<readonly Column<MailBody>[]>(
    () => [
      { key: 'kind', label: t('mails.kind'), value: ({ kind }) => mailKindName(t, kind) },
      {
        key: 'state',
        label: t('state'),
        value: ({ state }) => stateName(t, state),
        cell: ({ state, failure }) => (
          <span className="flex flex-wrap items-center gap-2">
            <Badge tone={state === 'sent' ? 'ok' : 'plain'}>{stateName(t, state)}</Badge>
            {failure && <span className="text-sm text-warn wrap-anywhere">{failure}</span>}
          </span>
        ),
      },
      {
        key: 'createdAt',
        label: t('createdAt'),
        note: placeOfZone(timeZone),
        value: ({ createdAt }) => createdAt,
        cell: ({ createdAt }) => formatStamp(createdAt, { locale, timeZone }),
        from: 'sm',
      },
      {
        key: 'actions',
        label: t('actions'),
        value: () => '',
        isActions: true,
        cell: (mail) => (
          <span className="flex justify-end gap-2">
            {hasOutbox && (
              <Button
                size="sm"
                variant="quiet"
                onClick={() => {
                  setOpened(mail);
                }}
              >
                {t('mails.read')}
              </Button>
            )}
            {mail.failure !== null && (
              <Button
                size="sm"
                variant="quiet"
                onClick={() => {
                  resend({ params: { mailId: mail.id } });
                }}
              >
                {t('mails.resend')}
              </Button>
            )}
          </span>
        ),
      },
    ],
    [t, locale, timeZone, hasOutbox, resend],
  );
  return (
    <div className="grid gap-3">
      {hasOutbox && <p className="max-w-[44rem] text-pretty text-ink-2">{t('mails.outbox')}</p>}
      {error && <FormAlert text={refusalText(refusal, error.refusal)} />}
      <ServerListView
        name="mails"
        label={t('nav.mails')}
        list={list}
        columns={columns}
        choices={choices}
        rowKey={rowKey}
        rowLabel={({ kind }) => mailKindName(t, kind)}
        csvName="mails"
        empty={<Nothing of="mails" />}
      />
      {opened && (
        <MailDialog
          mail={opened}
          onClose={() => {
            setOpened(undefined);
          }}
        />
      )}
    </div>
  );
}
