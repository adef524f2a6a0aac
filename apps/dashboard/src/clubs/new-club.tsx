'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from '@/i18n/navigation';
import { languageNames } from '@/site/languages';
import { CheckField, SelectField, TextAreaField, TextField } from '@/ui/form/fields';
import { Form } from '@/ui/form/form';
import { SubmitButton } from '@/ui/form/submit-button';
import { TimeZoneField } from '@/ui/form/time-zone-field';
import { useApiForm } from '@/ui/form/use-api-form';
import { suggestSlug } from './suggest-slug';

const joinings = ['request', 'open', 'closed'] as const;
const languages = ['en', 'fr', 'de'] as const;

export function NewClub({ timeZone }: { readonly timeZone: string }) {
  const t = useTranslations('clubs.new');
  const locale = useLocale();
  const router = useRouter();
  const api = useApiForm({
    load: () => import('./club-forms').then(({ newClubForm }) => newClubForm),
    defaults: {
      name: '',
      slug: '',
      timeZone,
      language: locale,
      description: '',
      listed: false,
      joining: 'request',
    },
    fieldOf: { SLUG_TAKEN: 'slug' },
    onDone: ({ slug }) => {
      router.push(`/clubs/${slug}`);
      router.refresh();
    },
  });
  const { control, watch, getValues, setValue, formState } = api.form;
  const { dirtyFields, isSubmitted } = formState;
  // Until somebody writes an address of their own it follows the name, letter by letter: Enter in the name's field
  // sends both. An address that was missed before is judged anew.
  const followName = () => {
    if (!dirtyFields.slug) setValue('slug', suggestSlug(getValues('name')), { shouldValidate: isSubmitted });
  };
  return (
    <Form api={api}>
      <div onChange={followName}>
        <TextField control={control} name="name" label={t('name')} hint={t('nameHint')} maxLength={60} />
      </div>
      <TextField
        control={control}
        name="slug"
        label={t('slug')}
        hint={t('slugHint', { address: `/clubs/${watch('slug') || 'cafe-kupfer'}` })}
        maxLength={40}
      />
      <TextAreaField
        control={control}
        name="description"
        label={t('description')}
        hint={t('descriptionHint')}
        rows={3}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TimeZoneField control={control} name="timeZone" label={t('timeZone')} hint={t('timeZoneHint')} />
        <SelectField
          control={control}
          name="language"
          label={t('language')}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
      </div>
      <SelectField
        control={control}
        name="joining"
        label={t('joining')}
        options={joinings.map((value) => ({ value, label: t(`joinings.${value}`) }))}
      />
      <CheckField control={control} name="listed" label={t('listed')} hint={t('listedHint')} />
      <SubmitButton isBusy={api.isBusy} size="lg">
        {t('create')}
      </SubmitButton>
    </Form>
  );
}
