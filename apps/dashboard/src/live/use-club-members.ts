'use client';

import { memberRoutes } from '@red-disc/contracts';
import { useEffect, useState } from 'react';
import { ask } from './ask';

export interface ClubMember {
  readonly id: string;
  readonly name: string;
}

/** Who could sit at a club's table; nobody where there is no club, and until they are known. */
export function useClubMembers(clubId: string | null): readonly ClubMember[] {
  const [members, setMembers] = useState<readonly ClubMember[]>([]);
  useEffect(() => {
    if (clubId === null) return undefined;
    let isGone = false;
    void ask(memberRoutes.listMembers, { params: { clubId } }).then((answer) => {
      if (isGone || !answer.ok) return;
      const found = answer.value.members.map(({ userId, name }) => ({ id: userId, name }));
      setMembers(found.sort((a, b) => a.name.localeCompare(b.name)));
    });
    return () => {
      isGone = true;
    };
  }, [clubId]);
  return members;
}
