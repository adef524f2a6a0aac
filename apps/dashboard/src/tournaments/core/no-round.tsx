'use client';

import { Link } from '@/i18n/navigation';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';
import { NextStep } from '../overview/next-step';
import { useTournament } from './tournament-provider';

export interface NoRoundProps {
  readonly title: string;
  readonly none: string;
  readonly text: string;
  readonly toEvent: string;
}

/** A page about a round while there is none: whoever directs gets the step that makes one. */
export function NoRound({ title, none, text, toEvent }: NoRoundProps) {
  const { page, mayDirect } = useTournament();
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 pt-8 pb-16">
      <h1 className="text-3xl">{title}</h1>
      {mayDirect ? (
        <NextStep />
      ) : (
        <EmptyState title={none} text={text}>
          <Link href={page} className={buttonClass()}>
            {toEvent}
          </Link>
        </EmptyState>
      )}
    </div>
  );
}
