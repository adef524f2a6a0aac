'use client';

import type { ApiError } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { SubmitButton } from '@/ui/form/submit-button';
import { TextArea } from '@/ui/input';
import { RefusalNote } from '../core/refusal-note';

export interface CallRefereeProps {
  readonly table: number;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly refusal: ApiError | undefined;
  readonly onClose: () => void;
  readonly onCall: (question: string) => Promise<ApiError | undefined>;
}

/** Calls a referee to a table; what it is about may stay empty. */
export function CallReferee({ table, isOpen, isBusy, refusal, onClose, onCall }: CallRefereeProps) {
  const t = useTranslations('tournamentResult');
  const [question, setQuestion] = useState('');
  const [isCalled, setIsCalled] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={() => {
        setIsCalled(false);
        onClose();
      }}
      title={t('call.title', { table })}
      closeLabel={t('close')}
    >
      {isCalled ? (
        <p role="status" className="text-lg">
          {t('call.done')}
        </p>
      ) : (
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void onCall(question.trim()).then((refused) => {
              setIsCalled(!refused);
            });
          }}
        >
          <Field label={t('call.question')} hint={t('call.hint')}>
            {(wiring) => (
              <TextArea
                {...wiring}
                rows={3}
                maxLength={500}
                value={question}
                onChange={(event) => {
                  setQuestion(event.target.value);
                }}
              />
            )}
          </Field>
          <RefusalNote error={refusal} />
          <SubmitButton isBusy={isBusy}>{t('call.send')}</SubmitButton>
        </form>
      )}
    </Dialog>
  );
}
