'use client';

import type { AccountBody } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useRouter } from '@/i18n/navigation';
import { languageNames } from '@/site/languages';
import { SelectField, TextField } from '@/ui/form/fields';
import { Form } from '@/ui/form/form';
import { SavedNote } from '@/ui/form/saved-note';
import { SubmitButton } from '@/ui/form/submit-button';
import { TimeZoneField } from '@/ui/form/time-zone-field';
import { useApiForm } from '@/ui/form/use-api-form';
import { Section } from '@/ui/section';

const languages = ['en', 'fr', 'de'] as const;
const none = { value: '', label: '–' } as const;
const days = Array.from({ length: 31 }, (_, index) => String(index + 1));

type ProfileProps = Pick<AccountBody, 'name' | 'language' | 'timeZone' | 'birthday'>;

export function Profile({ name, language, timeZone, birthday }: ProfileProps) {
  const t = useTranslations('account.profile');
  const locale = useLocale();
  const router = useRouter();
  const [isSaved, setIsSaved] = useState(false);
  const months = useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 1)));
  }, [locale]);
  const api = useApiForm({
    load: () => import('./account-forms').then(({ profileForm }) => profileForm),
    defaults: {
      name,
      language,
      timeZone,
      day: birthday ? String(birthday.day) : '',
      month: birthday ? String(birthday.month) : '',
    },
    onDone: () => {
      setIsSaved(true);
      router.refresh();
    },
  });
  const { control } = api.form;
  return (
    <Section title={t('title')} text={t('text')}>
      <Form api={api}>
        <TextField control={control} name="name" label={t('name')} maxLength={40} autoComplete="nickname" />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            control={control}
            name="language"
            label={t('language')}
            hint={t('languageHint')}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
          />
          <TimeZoneField control={control} name="timeZone" label={t('timeZone')} hint={t('timeZoneHint')} />
          <SelectField
            control={control}
            name="day"
            label={t('day')}
            hint={t('birthdayHint')}
            options={[none, ...days.map((value) => ({ value, label: value }))]}
          />
          <SelectField
            control={control}
            name="month"
            label={t('month')}
            options={[none, ...months.map((label, index) => ({ value: String(index + 1), label }))]}
          />
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <SubmitButton isBusy={api.isBusy}>{t('save')}</SubmitButton>
          <SavedNote isShown={isSaved && !api.isBusy} />
        </div>
      </Form>
    </Section>
  );
}
