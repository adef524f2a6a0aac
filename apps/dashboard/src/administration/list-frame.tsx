'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { FormAlert } from '@/ui/form/form';
import { Skeleton } from '@/ui/skeleton';

export interface ListFrameProps {
  readonly isLost: boolean;
  readonly isLoading: boolean;
  readonly children: ReactNode;
}

/** What a list shows before its first answer, and when there is none. */
export function ListFrame({ isLost, isLoading, children }: ListFrameProps) {
  const t = useTranslations('administration');
  return (
    <div className="grid gap-3">
      {isLost && <FormAlert text={t('lost')} />}
      {isLoading && !isLost ? <Skeleton className="h-64" /> : !isLoading && children}
    </div>
  );
}

export interface NothingProps {
  readonly query?: string;
  readonly onClear?: () => void;
}

/** An empty list: nothing there at all, or nothing that fits the search. */
export function Nothing({ query = '', onClear }: NothingProps) {
  const t = useTranslations('administration');
  const list = useTranslations('list');
  if (query === '' || !onClear) return <p className="text-ink-2">{t('nothing')}</p>;
  return (
    <EmptyState title={list('noneFound')} text={list('noneFoundText')}>
      <Button onClick={onClear}>{list('clear')}</Button>
    </EmptyState>
  );
}
