'use client';

import { routes, type ResponseOf } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { refusalText } from '@/api/refusal-text';
import { useAction, useApi } from '@/api/use-api';
import { Link } from '@/i18n/navigation';
import { formatStamp } from '@/i18n/when';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';
import { FormAlert } from '@/ui/form/form';
import { Surface } from '@/ui/surface';

export interface RequestsProps {
  readonly clubId: string;
  readonly slug: string;
  readonly timeZone: string;
  readonly initial: ResponseOf<typeof routes.listJoinRequests>;
}

/** Who asks to join, oldest first, with the answer beside it. */
export function Requests({ clubId, slug, timeZone, initial }: RequestsProps) {
  const t = useTranslations('members.requests');
  const words = useTranslations('refusal');
  const locale = useLocale();
  const list = useApi(routes.listJoinRequests, { params: { clubId } }, { initial, refetchMs: 30_000 });
  const answer = useAction(routes.answerJoinRequest, {
    changes: [routes.listJoinRequests, routes.listMembers],
  });
  const requests = (list.data ?? initial).requests;
  if (requests.length === 0)
    return (
      <EmptyState title={t('none')} text={t('noneText')}>
        <Link href={`/clubs/${slug}/invitations`} className={buttonClass()}>
          {t('invite')}
        </Link>
      </EmptyState>
    );
  return (
    <ul className="grid gap-3">
      {requests.map(({ userId, name, message, createdAt }) => (
        <li key={userId}>
          <Surface className="flex flex-wrap items-center gap-4">
            <div className="min-w-52 flex-1">
              <p className="text-lg font-[650]">{name}</p>
              {message && <p className="whitespace-pre-line">{message}</p>}
              <p className="text-sm text-ink-2">{formatStamp(createdAt, { locale, timeZone })}</p>
            </div>
            <div className="flex gap-2">
              {([true, false] as const).map((accept) => (
                <Button
                  key={String(accept)}
                  variant={accept ? 'primary' : 'quiet'}
                  disabled={answer.isPending}
                  aria-label={t(accept ? 'acceptName' : 'declineName', { name })}
                  onClick={() => {
                    answer.mutate({ params: { clubId, userId }, body: { accept } });
                  }}
                >
                  {t(accept ? 'accept' : 'decline')}
                </Button>
              ))}
            </div>
          </Surface>
        </li>
      ))}
      {answer.error && <FormAlert text={refusalText(words, answer.error.refusal)} />}
    </ul>
  );
}
