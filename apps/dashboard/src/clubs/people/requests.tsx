'use client';

import { routes, type ResponseOf } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { refusalText } from '@/api/refusal-text';
import { useAction } from '@/api/use-api';
import { Link } from '@/i18n/navigation';
import { formatMoment } from '@/i18n/when';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { Pages } from '@/ui/data-table/pages';
import { usePages } from '@/ui/data-table/use-pages';
import { EmptyState } from '@/ui/empty-state';
import { FormAlert } from '@/ui/form/form';
import { Skeleton } from '@/ui/skeleton';
import { Surface } from '@/ui/surface';

export interface RequestsProps {
  readonly clubId: string;
  readonly slug: string;
  readonly timeZone: string;
  /** Their first page, if it could be read. */
  readonly initial: ResponseOf<typeof routes.listJoinRequests> | undefined;
}

/** Who asks to join, oldest first, with the answer beside it. */
export function Requests({ clubId, slug, timeZone, initial }: RequestsProps) {
  const t = useTranslations('members.requests');
  const words = useTranslations('refusal');
  const locale = useLocale();
  const { body, error, pages } = usePages({
    route: routes.listJoinRequests,
    callFor: (query) => ({ params: { clubId }, query }),
    totalOf: ({ total }) => total,
    initial,
    refetchMs: 30_000,
  });
  const answer = useAction(routes.answerJoinRequest, {
    changes: [routes.listJoinRequests, routes.listMembers],
  });
  if (body === undefined)
    return error ? <FormAlert text={refusalText(words, error.refusal)} /> : <Skeleton className="h-32" />;
  if (body.total === 0)
    return (
      <EmptyState title={t('none')} text={t('noneText')}>
        <Link href={`/clubs/${slug}/invitations`} className={buttonClass()}>
          {t('invite')}
        </Link>
      </EmptyState>
    );
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3">
        {body.requests.map(({ userId, name, message, createdAt }) => (
          <li key={userId}>
            <Surface className="flex flex-wrap items-center gap-4">
              <div className="min-w-52 flex-1">
                <p className="text-lg font-[650]">{name}</p>
                {message && <p className="whitespace-pre-line">{message}</p>}
                <p className="text-sm text-ink-2">{formatMoment(createdAt, { locale, timeZone })}</p>
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
      </ul>
      {answer.error && <FormAlert text={refusalText(words, answer.error.refusal)} />}
      <Pages {...pages} />
    </div>
  );
}
