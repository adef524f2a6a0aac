'use client';

import type { RefereeCallBody } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { SubmitButton } from '@/ui/form/submit-button';
import { Input, TextArea } from '@/ui/input';
import { RefusalNote } from '../core/refusal-note';
import { useCommand } from '../core/use-command';

/** Writes down what a referee decided, with the name of the rule. The table's clock goes on. */
export function Ruling({ call, onClose }: { readonly call: RefereeCallBody; readonly onClose: () => void }) {
  const t = useTranslations('tournamentRound');
  const { run, isBusy, refusal } = useCommand();
  const [rule, setRule] = useState('');
  const [ruling, setRuling] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const decide = async () => {
    setIsMissing(ruling.trim() === '');
    if (ruling.trim() === '') return;
    const refused = await run(
      { type: 'ruleCall', call: call.id, rule: rule.trim(), ruling: ruling.trim() },
      { done: t('ruling.done', { table: call.table }) },
    );
    if (!refused) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('ruling.title', { table: call.table })}
      {...(call.question !== '' && { description: call.question })}
      closeLabel={t('close')}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void decide();
        }}
      >
        <Field label={t('ruling.ruling')} error={isMissing ? t('ruling.missing') : undefined}>
          {(wiring) => (
            <TextArea
              {...wiring}
              rows={3}
              maxLength={500}
              value={ruling}
              onChange={(event) => {
                setRuling(event.target.value);
              }}
            />
          )}
        </Field>
        <Field label={t('ruling.rule')} hint={t('ruling.ruleHint')}>
          {(wiring) => (
            <Input
              {...wiring}
              maxLength={100}
              value={rule}
              onChange={(event) => {
                setRule(event.target.value);
              }}
            />
          )}
        </Field>
        <RefusalNote error={refusal} />
        <SubmitButton isBusy={isBusy}>{t('ruling.save')}</SubmitButton>
      </form>
    </Dialog>
  );
}
