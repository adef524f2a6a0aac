'use client';

import { routes, type RuleSetBody, type RuleSetContent } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { refusalText } from '@/api/refusal-text';
import { useAction } from '@/api/use-api';
import { useRouter } from '@/i18n/navigation';
import { Busy } from '@/ui/busy';
import { Button } from '@/ui/button';
import { FormAlert } from '@/ui/form/form';
import { useUndo } from '@/ui/use-undo';
import type { Draft } from './use-draft';

export interface DraftBarProps {
  readonly clubId: string;
  readonly page: string;
  readonly ruleSet: Pick<RuleSetBody, 'id' | 'latest'>;
  readonly draft: Draft;
  readonly isRefused: boolean;
  readonly content: RuleSetContent;
}

/** Whether the draft is saved, and the two ways on: publish it, or throw it away. */
export function DraftBar({ clubId, page, ruleSet, draft, isRefused, content }: DraftBarProps) {
  const t = useTranslations('ruleSets');
  const refusal = useTranslations('refusal');
  const router = useRouter();
  const undo = useUndo();
  const params = { clubId, ruleSetId: ruleSet.id };
  const leave = () => {
    router.push(page);
    router.refresh();
  };
  const publish = useAction(routes.publishRuleSet, { onDone: leave });
  const restore = useAction(routes.saveDraft, {
    onDone: () => {
      router.refresh();
    },
  });
  const discard = useAction(routes.discardDraft, {
    onDone: () => {
      undo.offer({
        text: t('wasDiscarded'),
        undo: () => {
          restore.mutate({ params, body: { ...content, revision: 0 } });
        },
      });
      leave();
    },
  });
  const isReady = draft.state === 'saved' && draft.revision > 0 && !isRefused;
  const error = publish.error ?? discard.error;
  return (
    // On a phone the rules are many screens long: there the bar stays in sight at the bottom.
    <div className="sticky bottom-2 z-10 order-last grid gap-3 rounded-3 bg-surface p-3 shadow-3 lg:static lg:order-none lg:p-4 lg:shadow-1">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="primary"
          disabled={!isReady || publish.isPending}
          onClick={() => {
            publish.mutate({ params, body: { revision: draft.revision } });
          }}
        >
          {publish.isPending && <Busy />}
          {t('publish', { number: (ruleSet.latest?.number ?? 0) + 1 })}
        </Button>
        {draft.revision > 0 && ruleSet.latest && (
          <Button
            variant="quiet"
            disabled={discard.isPending}
            onClick={() => {
              discard.mutate({ params });
            }}
          >
            {t('discard')}
          </Button>
        )}
        <p role="status" className="ml-auto text-sm text-ink-2">
          {isRefused
            ? t('saving.refused')
            : t(`saving.${draft.revision === 0 && draft.state === 'saved' ? 'none' : draft.state}`)}
        </p>
      </div>
      {draft.state === 'conflict' && (
        <div className="grid gap-2">
          <FormAlert text={t('conflict')} />
          <Button
            size="sm"
            className="justify-self-start"
            onClick={() => {
              location.reload();
            }}
          >
            {t('loadTheirs')}
          </Button>
        </div>
      )}
      {error && <FormAlert text={refusalText(refusal, error.refusal)} />}
      <p className="text-sm text-ink-2 max-lg:hidden">{t('oldGamesKeep')}</p>
    </div>
  );
}
