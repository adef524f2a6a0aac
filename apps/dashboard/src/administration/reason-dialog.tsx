'use client';

import type { ApiError } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { refusalText } from '@/api/refusal-text';
import { Busy } from '@/ui/busy';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { FormAlert } from '@/ui/form/form';
import { TextArea } from '@/ui/input';

export interface ReasonDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly onClose: () => void;
  /** Does it; answers with why not. */
  readonly onConfirm: (reason: string) => Promise<ApiError | undefined>;
}

/** What an administrator does to somebody needs a reason: it stands in the log for good. */
export function ReasonDialog({ title, text, confirm, onClose, onConfirm }: ReasonDialogProps) {
  const t = useTranslations('administration');
  const refusal = useTranslations('refusal');
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const send = async () => {
    setIsMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    setIsBusy(true);
    const refused = await onConfirm(reason.trim());
    setError(refused);
    setIsBusy(false);
    if (!refused) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={title}
      description={text}
      closeLabel={t('close')}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Field label={t('reason')} hint={t('reasonHint')} error={isMissing ? t('reasonMissing') : undefined}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={300}
              value={reason}
              onChange={({ target }) => {
                setReason(target.value);
              }}
            />
          )}
        </Field>
        {error && <FormAlert text={refusalText(refusal, error)} />}
        <Button type="submit" variant="primary" disabled={isBusy}>
          {isBusy && <Busy />}
          {confirm}
        </Button>
      </form>
    </Dialog>
  );
}
