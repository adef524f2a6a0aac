'use client';

import { useTranslations } from 'next-intl';
import { usePathname, useRouter } from '@/i18n/navigation';
import { Field } from '@/ui/field';
import { Select, type SelectOption } from '@/ui/select';

export interface VersionChoiceProps {
  readonly options: readonly SelectOption<string>[];
  readonly from: string;
  readonly to: string;
}

export function VersionChoice({ options, from, to }: VersionChoiceProps) {
  const t = useTranslations('ruleSets');
  const router = useRouter();
  const pathname = usePathname();
  const show = (query: { from: string; to: string }) => {
    router.replace({ pathname, query }, { scroll: false });
  };
  return (
    <div className="grid max-w-md grid-cols-2 gap-4">
      <Field label={t('compareFrom')}>
        {(control) => (
          <Select
            {...control}
            value={from}
            options={options}
            onChange={(chosen) => {
              show({ from: chosen, to });
            }}
          />
        )}
      </Field>
      <Field label={t('compareTo')}>
        {(control) => (
          <Select
            {...control}
            value={to}
            options={options}
            onChange={(chosen) => {
              show({ from, to: chosen });
            }}
          />
        )}
      </Field>
    </div>
  );
}
