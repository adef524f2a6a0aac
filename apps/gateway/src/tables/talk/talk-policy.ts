import type { TalkContent } from '@red-disc/contracts';
import type { Talk } from '../stored-settings.js';

const strictest: readonly Talk[] = ['none', 'phrases', 'free'];

/** What bears on how people talk at a table. */
export interface TalkCircumstances {
  readonly table: Talk;
  /** The most that the club allows at its tables, and what it allows where kids sit; null for a table of no club. */
  readonly club: { readonly talk: Talk; readonly kids: 'none' | 'silent' | 'phrases' } | null;
  readonly hasKid: boolean;
}

/** The strictest of what the table, its club and a kid at the table allow. Kids never meet free text. */
export function talkAllowed({ table, club, hasKid }: TalkCircumstances): Talk {
  const limits: Talk[] = [table];
  if (club) limits.push(club.talk);
  if (hasKid) limits.push(club?.kids === 'phrases' ? 'phrases' : 'none');
  return strictest.find((talk) => limits.includes(talk))!;
}

export function mayBeSaid(content: TalkContent, talk: Talk): boolean {
  return talk === 'free' || (talk === 'phrases' && content.type !== 'text');
}
