'use client';

import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { usePathname, useRouter } from '@/i18n/navigation';
import { Field } from '@/ui/field';
import { Select, type SelectOption } from '@/ui/select';

export interface LabChoiceProps {
  readonly options: readonly SelectOption<string>[];
  readonly a: string;
  readonly b: string | undefined;
}

const nothing = '';

/** Which two are tried out; it stands in the address, so that a comparison can be passed on. */
export function LabChoice({ options, a, b }: LabChoiceProps) {
  const t = useTranslations('lab');
  const router = useRouter();
  const pathname = usePathname();
  const players = useSearchParams().get('players');
  const show = (first: string, second: string) => {
    const query = {
      a: first,
      ...(second !== nothing && { b: second }),
      ...(players !== null && { players }),
    };
    router.replace({ pathname, query }, { scroll: false });
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('chooseA')}>
        {(control) => (
          <Select
            {...control}
            value={a}
            options={options}
            onChange={(chosen) => {
              show(chosen, b ?? nothing);
            }}
          />
        )}
      </Field>
      <Field label={t('chooseB')}>
        {(control) => (
          <Select
            {...control}
            value={b ?? nothing}
            options={[{ value: nothing, label: t('chooseNothing') }, ...options]}
            onChange={(chosen) => {
              show(a, chosen);
            }}
          />
        )}
      </Field>
    </div>
  );
}
