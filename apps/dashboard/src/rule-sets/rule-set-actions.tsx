'use client';

import { routes, type RuleSetBody } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { refusalText } from '@/api/refusal-text';
import { useAction } from '@/api/use-api';
import { useRouter } from '@/i18n/navigation';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/form/fields';
import { Form, FormAlert } from '@/ui/form/form';
import { SubmitButton } from '@/ui/form/submit-button';
import { useApiForm } from '@/ui/form/use-api-form';
import { useUndo } from '@/ui/use-undo';

export interface RuleSetActionsProps {
  readonly clubId: string;
  readonly ruleSet: Pick<RuleSetBody, 'id' | 'name' | 'archived'>;
}

/** Renaming, and taking out of use: an archived rule set stays readable, and comes back at a click. */
export function RuleSetActions({ clubId, ruleSet }: RuleSetActionsProps) {
  const t = useTranslations('ruleSets');
  const refusal = useTranslations('refusal');
  const router = useRouter();
  const undo = useUndo();
  const [isRenaming, setIsRenaming] = useState(false);
  const params = { clubId, ruleSetId: ruleSet.id };
  const update = useAction(routes.updateRuleSet, {
    onDone: () => {
      router.refresh();
    },
  });
  const archive = (archived: boolean) => {
    update.mutate(
      { params, body: { archived } },
      {
        onSuccess: () => {
          undo.offer({
            text: t(archived ? 'wasArchived' : 'wasRestored', { name: ruleSet.name }),
            undo: () => {
              update.mutate({ params, body: { archived: !archived } });
            },
          });
        },
      },
    );
  };
  if (isRenaming) {
    return (
      <RenameForm
        clubId={clubId}
        ruleSet={ruleSet}
        onClose={() => {
          setIsRenaming(false);
        }}
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="quiet"
        size="sm"
        onClick={() => {
          setIsRenaming(true);
        }}
      >
        {t('rename')}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        disabled={update.isPending}
        onClick={() => {
          archive(!ruleSet.archived);
        }}
      >
        {t(ruleSet.archived ? 'restore' : 'archive')}
      </Button>
      {update.error && <FormAlert text={refusalText(refusal, update.error.refusal)} />}
    </div>
  );
}

function RenameForm({ clubId, ruleSet, onClose }: RuleSetActionsProps & { readonly onClose: () => void }) {
  const t = useTranslations('ruleSets');
  const router = useRouter();
  const api = useApiForm({
    load: async () => {
      const { routes: all } = await import('@red-disc/contracts');
      const params = { clubId, ruleSetId: ruleSet.id };
      // The name alone, and it must be there.
      const schema = all.createRuleSet.body.pick({ name: true });
      return { route: all.updateRuleSet, schema, call: (body) => ({ params, body }) };
    },
    defaults: { name: ruleSet.name },
    onDone: () => {
      onClose();
      router.refresh();
    },
  });
  return (
    <Form api={api} className="max-w-md">
      <TextField control={api.form.control} name="name" label={t('name')} maxLength={60} autoFocus />
      <div className="flex gap-2">
        <SubmitButton isBusy={api.isBusy}>{t('saveName')}</SubmitButton>
        <Button variant="bare" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}
