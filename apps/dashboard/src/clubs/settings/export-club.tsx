'use client';

import { routes } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { refusalText } from '@/api/refusal-text';
import { useAction } from '@/api/use-api';
import { Busy } from '@/ui/busy';
import { Button } from '@/ui/button';
import { csvQuery } from '@/ui/csv-query';
import { FormAlert } from '@/ui/form/form';
import { saveFile } from '@/ui/save-file';
import { Section } from '@/ui/section';

/** Everything that is stored about the club, as a file. */
export function ExportClub({ clubId, slug }: { readonly clubId: string; readonly slug: string }) {
  const t = useTranslations('clubSettings.export');
  const words = useTranslations('refusal');
  const language = useLocale();
  const take = useAction(routes.exportClub, {
    onDone: (zip) => {
      saveFile(`${slug}.zip`, zip, 'application/zip');
    },
  });
  return (
    <Section title={t('title')} text={t('text')}>
      <Button
        className="justify-self-start"
        disabled={take.isPending}
        onClick={() => {
          take.mutate({ params: { clubId }, query: csvQuery(language) });
        }}
      >
        {take.isPending && <Busy />}
        {t('take')}
      </Button>
      {take.error && <FormAlert text={refusalText(words, take.error.refusal)} />}
    </Section>
  );
}
