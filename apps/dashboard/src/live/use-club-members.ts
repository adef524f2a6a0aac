'use client';

import { longestList } from '@red-disc/contracts';
import { useEffect, useState } from 'react';
import { loadGateway } from './load-gateway';

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
    const query = { sort: 'name', limit: longestList } as const;
    const read = async () => {
      const { routes, ask } = await loadGateway();
      const answer = await ask(routes.listMembers, { params: { clubId }, query });
      if (isGone || !answer.ok) return;
      setMembers(answer.value.members.map(({ userId, name }) => ({ id: userId, name })));
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [clubId]);
  return members;
}
