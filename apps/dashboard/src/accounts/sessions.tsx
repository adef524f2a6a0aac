'use client';

import { routes } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { refusalText } from '@/api/refusal-text';
import { useAction, useApi } from '@/api/use-api';
import { formatMoment } from '@/i18n/when';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { FormAlert } from '@/ui/form/form';
import { Section } from '@/ui/section';
import { Skeleton } from '@/ui/skeleton';
import { deviceName } from './device-name';

/** Where one is signed in; each can be ended from here, and its sockets close. */
export function Sessions({ timeZone }: { readonly timeZone: string }) {
  const t = useTranslations('account.sessions');
  const words = useTranslations('refusal');
  const locale = useLocale();
  const list = useApi(routes.listSessions, {});
  const end = useAction(routes.endSession, { changes: [routes.listSessions] });
  const endOthers = useAction(routes.endOtherSessions, { changes: [routes.listSessions] });
  const error = list.error ?? end.error ?? endOthers.error;
  const sessions = list.data?.sessions ?? [];
  return (
    <Section title={t('title')} text={t('text')}>
      {list.isPending && <Skeleton className="h-16" />}
      <ul>
        {sessions.map((session) => {
          const name = deviceName(session.userAgent) ?? t('unknown');
          return (
            <li
              key={session.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-0"
            >
              <span className="min-w-48 flex-1">
                <b className="font-[650]">{name}</b>{' '}
                {session.current && (
                  <Badge tone="ok" icon="check">
                    {t('current')}
                  </Badge>
                )}
                {session.administrator && <Badge tone="warn">{t('administrator')}</Badge>}
                <span className="block text-sm text-ink-2">
                  {t('since', { when: formatMoment(session.createdAt, { locale, timeZone }) })}
                  {session.address && `, ${session.address}`}
                </span>
              </span>
              {!session.current && (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={t('endName', { name })}
                  disabled={end.isPending}
                  onClick={() => {
                    end.mutate({ params: { sessionId: session.id } });
                  }}
                >
                  {t('end')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 && (
        <Button
          className="justify-self-start"
          disabled={endOthers.isPending}
          onClick={() => {
            endOthers.mutate({});
          }}
        >
          {t('endOthers')}
        </Button>
      )}
      {error && <FormAlert text={refusalText(words, error.refusal)} />}
    </Section>
  );
}
