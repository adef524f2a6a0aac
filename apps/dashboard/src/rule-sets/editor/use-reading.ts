'use client';

import { routes, type Issue, type ResponseOf, type RuleSetContent } from '@red-disc/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useState } from 'react';
import { ask } from '@/live/ask';

export type Reading = ResponseOf<typeof routes.readRules>;

export interface ContentReading {
  /** The newest that there is: while a change is being read, and while it is refused, the one before. */
  readonly reading: Reading | undefined;
  /** What cannot be, by field. */
  readonly issues: readonly Issue[];
  /** Whether the content as it stands was read and can be played. */
  readonly isSound: boolean;
}

/** Has the game put rules into words while they are being changed, and say what cannot be. */
export function useReading(content: RuleSetContent, seats: number): ContentReading {
  const language = useLocale();
  const body = { ...content, language, seats };
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['reading', body],
    queryFn: async () => {
      const answer = await ask(routes.readRules, { body });
      if (answer.ok) return { reading: answer.value, issues: [] };
      return { reading: undefined, issues: answer.error.issues ?? [] };
    },
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  const [reading, setReading] = useState(data?.reading);
  if (data?.reading && data.reading !== reading) setReading(data.reading);
  return {
    reading,
    issues: data?.issues ?? [],
    isSound: data?.reading !== undefined && !isPlaceholderData,
  };
}
