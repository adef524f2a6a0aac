'use client';

import { SocketClient } from '@red-disc/client';
import { tournamentPushes, type Route } from '@red-disc/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { openSocket } from './open-socket';
import { allTournamentRoutes, routesTouchedBy } from './topics';

export interface Following {
  readonly isConnected: boolean;
  /** What to add to the reader's clock to get the server's. */
  readonly clockOffset: number;
}

/** Follows an event over the socket: whatever has changed is read again. After a gap everything is. */
export function useFollow(clubId: string, tournamentId: string): Following {
  const queries = useQueryClient();
  const [following, setFollowing] = useState<Following>({ isConnected: true, clockOffset: 0 });
  useEffect(() => {
    const readAgain = (routes: readonly Route[]) => {
      for (const { path } of routes) void queries.invalidateQueries({ queryKey: [path] });
    };
    const client = new SocketClient({ open: openSocket, random: Math.random });
    let hasBeenOpen = false;
    const watch = async () => {
      const sentAt = Date.now();
      const answer = await client.request('tournament.watch', { clubId, tournamentId });
      if (!answer.ok) return;
      const clockOffset = answer.value.serverTime - (sentAt + Date.now()) / 2;
      setFollowing({ isConnected: true, clockOffset });
      if (hasBeenOpen) readAgain(allTournamentRoutes);
      hasBeenOpen = true;
    };
    client.onState((state) => {
      if (state === 'open') void watch();
      else if (state === 'waiting') setFollowing((before) => ({ ...before, isConnected: false }));
    });
    client.onPush((frame) => {
      const push = frame.type === 'tournament' && tournamentPushes.tournament.safeParse(frame.data);
      if (push && push.success && push.data.tournamentId === tournamentId)
        readAgain(routesTouchedBy(push.data.topics));
    });
    return () => {
      client.close();
    };
  }, [clubId, tournamentId, queries]);
  return following;
}
