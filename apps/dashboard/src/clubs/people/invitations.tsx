'use client';

import { routes, type InvitationBody, type ResponseOf } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { refusalText } from '@/api/refusal-text';
import { useAction } from '@/api/use-api';
import { Busy } from '@/ui/busy';
import { Button } from '@/ui/button';
import { Pages } from '@/ui/data-table/pages';
import { usePages } from '@/ui/data-table/use-pages';
import { EmptyState } from '@/ui/empty-state';
import { FormAlert } from '@/ui/form/form';
import { Skeleton } from '@/ui/skeleton';
import { Surface } from '@/ui/surface';
import { useUndo } from '@/ui/use-undo';
import { InvitationCard } from './invitation-card';
import { InviteByMail } from './invite-by-mail';

export interface InvitationsProps {
  readonly clubId: string;
  readonly timeZone: string;
  /** Where the club's links begin. */
  readonly origin: string;
  /** Their first page, if it could be read. */
  readonly initial: ResponseOf<typeof routes.listInvitations> | undefined;
}

/** The open ways into the club, and how to make more: a link, a code to read out, a mail. */
export function Invitations({ clubId, timeZone, origin, initial }: InvitationsProps) {
  const t = useTranslations('members.invitations');
  const words = useTranslations('refusal');
  const undo = useUndo();
  const params = { clubId };
  const { body, error, pages } = usePages({
    route: routes.listInvitations,
    callFor: (query) => ({ params, query }),
    totalOf: ({ total }) => total,
    initial,
  });
  const invite = useAction(routes.invite, { changes: [routes.listInvitations] });
  const end = useAction(routes.endInvitation, { changes: [routes.listInvitations] });
  const [closing, setClosing] = useState<ReadonlySet<string>>(new Set());
  const shown = body?.invitations.filter(({ id }) => !closing.has(id));
  const closeSoon = ({ id }: InvitationBody) => {
    setClosing((all) => new Set([...all, id]));
    undo.postpone({
      text: t('closed'),
      undo: () => {
        setClosing((all) => new Set([...all].filter((other) => other !== id)));
      },
      commit: () => end.mutateAsync({ params: { ...params, invitationId: id } }),
    });
  };
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(18rem,24rem)_1fr]">
      <Surface className="grid gap-5">
        <div className="grid gap-3">
          <h2 className="text-xl">{t('new')}</h2>
          <Button
            variant="primary"
            disabled={invite.isPending}
            onClick={() => {
              invite.mutate({ params, body: { kind: 'link' } });
            }}
          >
            {invite.isPending && <Busy />}
            {t('makeLink')}
          </Button>
          <p className="text-sm text-ink-2">{t('linkHint')}</p>
          <Button
            disabled={invite.isPending}
            onClick={() => {
              invite.mutate({ params, body: { kind: 'code' } });
            }}
          >
            {t('makeCode')}
          </Button>
          <p className="text-sm text-ink-2">{t('codeHint')}</p>
          {invite.error && <FormAlert text={refusalText(words, invite.error.refusal)} />}
        </div>
        <InviteByMail clubId={clubId} />
      </Surface>
      {error && <FormAlert text={refusalText(words, error.refusal)} />}
      {shown === undefined && !error && <Skeleton className="h-32" />}
      {shown?.length === 0 && (
        <EmptyState title={t('none')} text={t('noneText')}>
          <Button
            onClick={() => {
              invite.mutate({ params, body: { kind: 'link' } });
            }}
          >
            {t('makeLink')}
          </Button>
        </EmptyState>
      )}
      {shown && shown.length > 0 && (
        <div className="grid gap-4">
          <ul className="grid gap-4">
            {shown.map((invitation) => (
              <InvitationCard
                key={invitation.id}
                invitation={invitation}
                origin={origin}
                timeZone={timeZone}
                onClose={closeSoon}
              />
            ))}
          </ul>
          <Pages {...pages} />
        </div>
      )}
    </div>
  );
}
