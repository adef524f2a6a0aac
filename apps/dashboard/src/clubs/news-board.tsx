'use client';

import { routes, type ResponseOf } from '@red-disc/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { refusalText } from '@/api/refusal-text';
import { useAction } from '@/api/use-api';
import { Link } from '@/i18n/navigation';
import { formatMoment } from '@/i18n/when';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { Pages } from '@/ui/data-table/pages';
import { usePages } from '@/ui/data-table/use-pages';
import { EmptyState } from '@/ui/empty-state';
import { TextAreaField, TextField } from '@/ui/form/fields';
import { Form, FormAlert } from '@/ui/form/form';
import { SubmitButton } from '@/ui/form/submit-button';
import { useApiForm } from '@/ui/form/use-api-form';
import { Skeleton } from '@/ui/skeleton';
import { Surface } from '@/ui/surface';
import { useUndo } from '@/ui/use-undo';

export interface NewsBoardProps {
  readonly clubId: string;
  readonly slug: string;
  readonly timeZone: string;
  readonly mayAnnounce: boolean;
  /** The first page, if it could be read. */
  readonly initial: ResponseOf<typeof routes.listAnnouncements> | undefined;
}

/** The club's news, and for organisers the place to write some. */
export function NewsBoard({ clubId, slug, timeZone, mayAnnounce, initial }: NewsBoardProps) {
  const t = useTranslations('clubSettings.news');
  const words = useTranslations('refusal');
  const locale = useLocale();
  const undo = useUndo();
  const params = { clubId };
  const { body, error, pages } = usePages({
    route: routes.listAnnouncements,
    callFor: (query) => ({ params, query }),
    totalOf: ({ total }) => total,
    initial,
  });
  const client = useQueryClient();
  const remove = useAction(routes.deleteAnnouncement, { changes: [routes.listAnnouncements] });
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const api = useApiForm({
    load: () => import('./club-forms').then(({ announceForm }) => announceForm(clubId)),
    defaults: { title: '', text: '' },
    onDone: async () => {
      api.form.reset();
      await client.invalidateQueries({ queryKey: [routes.listAnnouncements.path] });
    },
  });
  const shown = (body?.announcements ?? []).filter(({ id }) => !gone.has(id));
  const removeSoon = (id: string) => {
    setGone((all) => new Set([...all, id]));
    undo.postpone({
      text: t('removed'),
      undo: () => {
        setGone((all) => new Set([...all].filter((other) => other !== id)));
      },
      commit: () => remove.mutateAsync({ params: { ...params, announcementId: id } }),
    });
  };
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_minmax(18rem,24rem)]">
      {body === undefined ? (
        error ? (
          <FormAlert text={refusalText(words, error.refusal)} />
        ) : (
          <Skeleton className="h-32" />
        )
      ) : shown.length === 0 && pages.pages === 1 ? (
        <EmptyState title={t('none')} text={t(mayAnnounce ? 'noneOrganiser' : 'noneMember')}>
          <Link href={`/clubs/${slug}`} className={buttonClass()}>
            {t('toClub')}
          </Link>
        </EmptyState>
      ) : (
        <div className="grid gap-4">
          <ul className="grid gap-4">
            {shown.map(({ id, title, text, author, createdAt }) => (
              <li key={id}>
                <Surface>
                  <article>
                    <h2 className="text-xl">{title}</h2>
                    {text && <p className="mt-2 whitespace-pre-line">{text}</p>}
                    <p className="mt-3 flex flex-wrap items-center justify-between gap-2 text-sm text-ink-2">
                      {[author, formatMoment(createdAt, { locale, timeZone })].filter(Boolean).join(', ')}
                      {mayAnnounce && (
                        <Button
                          size="sm"
                          variant="quiet"
                          aria-label={t('removeTitle', { title })}
                          onClick={() => {
                            removeSoon(id);
                          }}
                        >
                          {t('remove')}
                        </Button>
                      )}
                    </p>
                  </article>
                </Surface>
              </li>
            ))}
          </ul>
          <Pages {...pages} />
        </div>
      )}
      {mayAnnounce && (
        <Surface className="-order-1 lg:order-none">
          <h2 className="mb-4 text-xl">{t('write')}</h2>
          <Form api={api}>
            <TextField control={api.form.control} name="title" label={t('title')} maxLength={100} />
            <TextAreaField control={api.form.control} name="text" label={t('text')} rows={5} />
            <SubmitButton isBusy={api.isBusy}>{t('announce')}</SubmitButton>
            <p className="text-sm text-ink-2">{t('hint')}</p>
          </Form>
        </Surface>
      )}
    </div>
  );
}
