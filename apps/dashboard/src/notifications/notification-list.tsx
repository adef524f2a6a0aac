'use client';

import { routes, type NotificationBody, type ResponseOf } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { refusalText } from '@/api/refusal-text';
import { useAction } from '@/api/use-api';
import { Link, useRouter } from '@/i18n/navigation';
import { formatMoment } from '@/i18n/when';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { cx } from '@/ui/cx';
import { Pages } from '@/ui/data-table/pages';
import { usePages } from '@/ui/data-table/use-pages';
import { EmptyState } from '@/ui/empty-state';
import { FormAlert } from '@/ui/form/form';
import { Skeleton } from '@/ui/skeleton';
import { Surface } from '@/ui/surface';
import { notificationPath, notificationText } from './notification-text';

export interface NotificationListProps {
  readonly timeZone: string;
  readonly slugs: Readonly<Record<string, string>>;
  /** The first page, if it could be read. */
  readonly initial: ResponseOf<typeof routes.listNotifications> | undefined;
}

/** What one was told, the newest first. Opening one marks it as read. */
export function NotificationList({ timeZone, slugs, initial }: NotificationListProps) {
  const t = useTranslations('notifications');
  const locale = useLocale();
  const router = useRouter();
  const reading = { locale, timeZone };
  const words = useTranslations('refusal');
  const { body, error, pages } = usePages({
    route: routes.listNotifications,
    callFor: (query) => ({ query }),
    totalOf: ({ total }) => total,
    initial,
    refetchMs: 60_000,
  });
  const read = useAction(routes.readNotifications, {
    changes: [routes.listNotifications],
    onDone: () => {
      router.refresh();
    },
  });
  if (body === undefined)
    return error ? <FormAlert text={refusalText(words, error.refusal)} /> : <Skeleton className="h-32" />;
  const { notifications, total, unread } = body;
  if (total === 0)
    return (
      <EmptyState title={t('none')} text={t('noneText')}>
        <Link href="/clubs" className={buttonClass()}>
          {t('toClubs')}
        </Link>
      </EmptyState>
    );
  const markRead = ({ id, read: isRead }: NotificationBody) => {
    if (!isRead) read.mutate({ body: { ids: [id] } });
  };
  return (
    <Surface className="grid gap-4">
      {unread > 0 && (
        <Button
          className="justify-self-start"
          disabled={read.isPending}
          onClick={() => {
            read.mutate({ body: {} });
          }}
        >
          {t('readAll', { count: unread })}
        </Button>
      )}
      <ul>
        {notifications.map((notification) => {
          const path = notificationPath(notification, slugs);
          const text = notificationText(t, notification, reading);
          return (
            <li key={notification.id} className="flex gap-3 border-t border-line py-3 first:border-0">
              <i
                aria-hidden="true"
                className={cx(
                  'mt-2 size-2.5 flex-none rounded-full border-2',
                  notification.read ? 'border-line-strong' : 'border-ink bg-ink',
                )}
              />
              <span className="min-w-0 flex-1">
                {!notification.read && <span className="sr-only">{t('unread')} </span>}
                {path === undefined ? (
                  text
                ) : (
                  <Link
                    href={path}
                    className={cx(
                      'text-ink underline-offset-4 hover:underline',
                      !notification.read && 'font-[650]',
                    )}
                    onClick={() => {
                      markRead(notification);
                    }}
                  >
                    {text}
                  </Link>
                )}
                <span className="block text-sm text-ink-2">
                  {formatMoment(notification.createdAt, reading)}
                </span>
              </span>
              {path === undefined && !notification.read && (
                <Button
                  size="sm"
                  variant="quiet"
                  onClick={() => {
                    markRead(notification);
                  }}
                >
                  {t('markRead')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <Pages {...pages} />
    </Surface>
  );
}
