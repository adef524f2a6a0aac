'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { NameField, nameIn } from './name-field';

export interface JoinFormProps {
  readonly needsName: boolean;
  /** Resolves to what went wrong, in words. */
  readonly onJoin: (name: string) => Promise<string | undefined>;
}

/** From an invitation to a seat: a name, and one press. */
export function JoinForm({ needsName, onJoin }: JoinFormProps) {
  const t = useTranslations('tables');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const join = async (name: string) => {
    if (needsName && name === '') {
      setError(t('nameMissing'));
      return;
    }
    setIsBusy(true);
    setError(await onJoin(name));
    setIsBusy(false);
  };
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void join(nameIn(event.currentTarget));
      }}
    >
      {needsName && <NameField error={error} />}
      {!needsName && error && (
        <p role="alert" className="text-alarm">
          {error}
        </p>
      )}
      <Button type="submit" variant="primary" size="lg" disabled={isBusy}>
        {t('sit')}
      </Button>
    </form>
  );
}
