'use client';

import type { AccountBody, ResponseOf, routes } from '@red-disc/contracts';
import { useEffect, useState } from 'react';
import { loadGateway } from '@/live/load-gateway';

export type MyClub = ResponseOf<typeof routes.listMyClubs>['clubs'][number];
type Event = ResponseOf<typeof routes.listTournaments>['tournaments'][number];
type MyTable = ResponseOf<typeof routes.listMyTables>['tables'][number];

export interface Own {
  readonly account: AccountBody | null;
  readonly clubs: readonly MyClub[];
  readonly events: readonly (Event & { readonly club: MyClub })[];
  readonly tables: readonly MyTable[];
}

const nobody: Own = { account: null, clubs: [], events: [], tables: [] };

/** Events of the clubs that somebody is most at home in: nobody waits for those of a hundred. */
export const clubsAsked = 5;

/** Who one is, one's clubs and what goes on there, asked again whenever the palette opens. */
export function useOwn(open: boolean): Own {
  const [own, setOwn] = useState(nobody);
  useEffect(() => {
    if (!open) return;
    void (async () => {
      const { routes: all, ask } = await loadGateway();
      const who = await ask(all.getAccount, {});
      if (!who.ok) return;
      const { account } = who.value;
      setOwn((known) => ({ ...known, account }));
      if (!account || account.device) return;
      const [mine, seats] = await Promise.all([
        ask(all.listMyClubs, {}),
        ask(all.listMyTables, { query: { limit: 10 } }),
      ]);
      const clubs = mine.ok ? mine.value.clubs : [];
      const tables = seats.ok ? [...seats.value.tables, ...seats.value.invitations] : [];
      setOwn((known) => ({ ...known, clubs, tables }));
      const events = await Promise.all(
        clubs.slice(0, clubsAsked).map(async (club) => {
          const answer = await ask(all.listTournaments, {
            params: { clubId: club.id },
            query: { when: 'all', limit: 50 },
          });
          return answer.ok ? answer.value.tournaments.map((event) => ({ ...event, club })) : [];
        }),
      );
      setOwn((known) => ({ ...known, events: events.flat() }));
    })();
  }, [open]);
  return own;
}
