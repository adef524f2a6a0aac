'use client';

import { routes } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { refusalText } from '@/api/refusal-text';
import { useAction, useApi } from '@/api/use-api';
import { formatMoment } from '@/i18n/when';
import { Busy } from '@/ui/busy';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { FormAlert } from '@/ui/form/form';
import { Input } from '@/ui/input';
import { Section } from '@/ui/section';

export interface CalendarFeedsProps {
  readonly timeZone: string;
  /** One club's evenings; without it, all that one takes part in. */
  readonly club?: { readonly id: string; readonly name: string };
}

/** Secret addresses for a calendar program: made, shown once, and taken back. */
export function CalendarFeeds({ timeZone, club }: CalendarFeedsProps) {
  const t = useTranslations('account.calendar');
  const words = useTranslations('refusal');
  const locale = useLocale();
  const clubId = club?.id ?? null;
  const [made, setMade] = useState<{ readonly id: string; readonly url: string }>();
  const list = useApi(routes.listCalendarFeeds, {});
  const make = useAction(routes.makeCalendarFeed, { changes: [routes.listCalendarFeeds], onDone: setMade });
  const end = useAction(routes.endCalendarFeed, { changes: [routes.listCalendarFeeds] });
  // The account's page shows every address, also those of clubs: what was given out can be taken back here.
  const feeds = (list.data?.feeds ?? []).filter((feed) => clubId === null || feed.clubId === clubId);
  const error = make.error ?? end.error ?? list.error;
  return (
    <Section
      title={club ? t('clubTitle', { name: club.name }) : t('title')}
      text={t(club ? 'clubText' : 'text')}
    >
      {made && feeds.some(({ id }) => id === made.id) && (
        <div role="status" className="grid gap-2 rounded-2 bg-ok-wash p-3">
          <p className="text-ok">{t('once')}</p>
          <div className="flex flex-wrap gap-2">
            <Input readOnly value={made.url} aria-label={t('address')} className="min-w-40 flex-1" />
            <CopyButton text={made.url} />
          </div>
        </div>
      )}
      {feeds.length > 0 && (
        <ul>
          {feeds.map(({ id, clubId: ofClub, createdAt, lastReadAt }) => (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-0"
            >
              <span className="min-w-48 flex-1">
                {t(ofClub === null ? 'own' : 'ofClub')}
                <span className="block text-sm text-ink-2">
                  {t('made', { when: formatMoment(createdAt, { locale, timeZone }) })}
                  {', '}
                  {lastReadAt === null
                    ? t('neverRead')
                    : t('lastRead', { when: formatMoment(lastReadAt, { locale, timeZone }) })}
                </span>
              </span>
              <Button
                size="sm"
                variant="quiet"
                disabled={end.isPending}
                onClick={() => {
                  end.mutate({ params: { feedId: id } });
                }}
              >
                {t('end')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button
        className="justify-self-start"
        disabled={make.isPending}
        onClick={() => {
          make.mutate({ body: { clubId } });
        }}
      >
        {make.isPending && <Busy />}
        {t('make')}
      </Button>
      {error && <FormAlert text={refusalText(words, error.refusal)} />}
    </Section>
  );
}
