'use client';

import { routes } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { refusalText } from '@/api/refusal-text';
import { useAction, useApi } from '@/api/use-api';
import { Button } from '@/ui/button';
import { FormAlert } from '@/ui/form/form';
import { Section } from '@/ui/section';
import { Skeleton } from '@/ui/skeleton';

/** The people whose talk at tables one does not hear, and the way back: at the table their lines are gone. */
export function Unheard() {
  const t = useTranslations('account.unheard');
  const words = useTranslations('refusal');
  const list = useApi(routes.listBlocked, {});
  const hear = useAction(routes.unblockPerson, { changes: [routes.listBlocked] });
  const error = list.error ?? hear.error;
  const isEmpty = list.data?.people.length === 0;
  return (
    <Section title={t('title')} text={t(isEmpty ? 'none' : 'text')}>
      {list.isPending && <Skeleton className="h-16" />}
      {list.data && !isEmpty && (
        <ul>
          {list.data.people.map(({ userId, name }) => (
            <li
              key={userId}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-0"
            >
              <b className="min-w-0 font-[650] wrap-anywhere">{name}</b>
              <Button
                size="sm"
                variant="quiet"
                aria-label={t('endName', { name })}
                disabled={hear.isPending}
                onClick={() => {
                  hear.mutate({ params: { userId } });
                }}
              >
                {t('end')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {error && <FormAlert text={refusalText(words, error.refusal)} />}
    </Section>
  );
}
