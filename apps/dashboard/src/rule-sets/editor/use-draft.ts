'use client';

import { routes, type RuleSetContent } from '@red-disc/contracts';
import { useEffect, useState } from 'react';
import { ask } from '@/live/ask';

const pauseMs = 600;
const pauseAfterFailureMs = 5_000;

export type SavingState = 'saved' | 'waiting' | 'saving' | 'conflict' | 'failed';

export interface DraftOptions {
  readonly clubId: string;
  readonly ruleSetId: string;
  /** 0 where there is no draft yet. */
  readonly revision: number;
  readonly content: RuleSetContent;
  /** Only what can be played is saved. */
  readonly isSound: boolean;
}

export interface Draft {
  readonly state: SavingState;
  readonly revision: number;
}

/** Saves a draft a moment after each change, one save at a time, and never over somebody else's. */
export function useDraft({ clubId, ruleSetId, revision, content, isSound }: DraftOptions): Draft {
  const [saved, setSaved] = useState({ content, revision });
  const [trouble, setTrouble] = useState<'conflict' | 'failed'>();
  const [isSaving, setIsSaving] = useState(false);
  const isChanged = JSON.stringify(content) !== JSON.stringify(saved.content);

  useEffect(() => {
    if (!isChanged || !isSound || isSaving || trouble === 'conflict') return;
    const save = async () => {
      setIsSaving(true);
      const params = { clubId, ruleSetId };
      const answer = await ask(routes.saveDraft, { params, body: { ...content, revision: saved.revision } });
      if (answer.ok) setSaved({ content, revision: answer.value.revision });
      setTrouble(answer.ok ? undefined : answer.error.code === 'CONFLICT' ? 'conflict' : 'failed');
      setIsSaving(false);
    };
    const timer = setTimeout(() => void save(), trouble ? pauseAfterFailureMs : pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isChanged, isSound, isSaving, trouble, clubId, ruleSetId, content, saved.revision]);

  const state = trouble ?? (isSaving ? 'saving' : isChanged ? 'waiting' : 'saved');
  return { state, revision: saved.revision };
}
