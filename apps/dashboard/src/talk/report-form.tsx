'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';

const longestReason = 200;

/** What happened, in the words of whoever reports it. */
export function ReportForm({ onReport }: { readonly onReport: (reason: string) => Promise<void> }) {
  const t = useTranslations('talk');
  const [typed, setTyped] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = async () => {
    const reason = typed.trim();
    setIsMissing(reason === '');
    if (reason === '') {
      field.current?.focus();
      return;
    }
    setIsBusy(true);
    await onReport(reason);
    setIsBusy(false);
  };
  return (
    <form
      noValidate
      className="grid w-full gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field label={t('reason')} error={isMissing ? t('reasonMissing') : undefined}>
        {(control) => (
          <Input
            {...control}
            ref={field}
            value={typed}
            maxLength={longestReason}
            autoFocus
            onChange={(event) => {
              setTyped(event.target.value);
              setIsMissing(false);
            }}
          />
        )}
      </Field>
      <Button type="submit" size="sm" className="justify-self-start" disabled={isBusy}>
        {t('sendReport')}
      </Button>
    </form>
  );
}
