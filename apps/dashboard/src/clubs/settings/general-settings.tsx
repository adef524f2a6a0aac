'use client';

import type { ClubSettings } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRouter } from '@/i18n/navigation';
import { languageNames } from '@/site/languages';
import { CheckField, CheckGroupField, SelectField, TextAreaField, TextField } from '@/ui/form/fields';
import { Form } from '@/ui/form/form';
import { SavedNote } from '@/ui/form/saved-note';
import { SubmitButton } from '@/ui/form/submit-button';
import { TimeZoneField } from '@/ui/form/time-zone-field';
import { useApiForm } from '@/ui/form/use-api-form';
import { Surface } from '@/ui/surface';

const languages = ['en', 'fr', 'de'] as const;
const talks = ['free', 'phrases', 'none'] as const;
const kids = ['none', 'silent', 'phrases'] as const;
const joinings = ['request', 'open', 'closed'] as const;
const allowances = ['membersOpenTables', 'membersInvite'] as const;

export interface GeneralSettingsProps {
  readonly clubId: string;
  readonly settings: ClubSettings;
}

/** What a club decides about itself. */
export function GeneralSettings({ clubId, settings }: GeneralSettingsProps) {
  const t = useTranslations('clubSettings.general');
  const router = useRouter();
  const [isSaved, setIsSaved] = useState(false);
  const api = useApiForm({
    load: () => import('../club-forms').then(({ clubSettingsForm }) => clubSettingsForm(clubId)),
    defaults: settings,
    fieldOf: { SLUG_TAKEN: 'slug' },
    onDone: ({ slug }) => {
      setIsSaved(true);
      if (slug !== settings.slug) router.replace(`/clubs/${slug}/settings`);
      router.refresh();
    },
  });
  const { control } = api.form;
  return (
    <Surface>
      <Form api={api}>
        <TextField control={control} name="name" label={t('name')} maxLength={60} />
        <TextField control={control} name="slug" label={t('slug')} hint={t('slugHint')} maxLength={40} />
        <TextAreaField
          control={control}
          name="description"
          label={t('description')}
          hint={t('descriptionHint')}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TimeZoneField control={control} name="timeZone" label={t('timeZone')} hint={t('timeZoneHint')} />
          <SelectField
            control={control}
            name="joining"
            label={t('joining')}
            options={joinings.map((value) => ({ value, label: t(`joinings.${value}`) }))}
          />
          <SelectField
            control={control}
            name="talk"
            label={t('talk')}
            hint={t('talkHint')}
            options={talks.map((value) => ({ value, label: t(`talks.${value}`) }))}
          />
          <SelectField
            control={control}
            name="kids"
            label={t('kids')}
            hint={t('kidsHint')}
            options={kids.map((value) => ({ value, label: t(`kidChoices.${value}`) }))}
          />
        </div>
        <CheckGroupField
          control={control}
          name="languages"
          label={t('languages')}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
        <CheckGroupField
          control={control}
          name="allows"
          label={t('allows')}
          options={allowances.map((value) => ({ value, label: t(`allowances.${value}`) }))}
        />
        <CheckField control={control} name="listed" label={t('listed')} hint={t('listedHint')} />
        <div className="flex flex-wrap items-center gap-4">
          <SubmitButton isBusy={api.isBusy}>{t('save')}</SubmitButton>
          <SavedNote isShown={isSaved && !api.isBusy} />
        </div>
      </Form>
    </Surface>
  );
}
