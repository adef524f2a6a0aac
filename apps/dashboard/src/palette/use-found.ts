'use client';

import type { ClubPage } from '@red-disc/contracts';
import { useEffect, useState } from 'react';
import { useSettled } from '@/ui/use-settled';
import { loadGateway } from '@/live/load-gateway';
import { clubPagesFor } from './places';
import { clubsAsked, type MyClub, type Own } from './use-own';

export interface FoundPerson {
  readonly id: string;
  readonly name: string;
  /** Where they were found: a club, or the whole server. */
  readonly club: MyClub | undefined;
  /** For whoever looks after the server. */
  readonly email?: string;
}

export interface Found {
  readonly clubs: readonly ClubPage[];
  readonly people: readonly FoundPerson[];
  /** Whether there may be more: the server has not answered to what is typed now. */
  readonly isWaiting: boolean;
}

const nothing = { clubs: [], people: [] };
const fewestLetters = 2;
/** Only what comes at once, as a word that is pasted, is waited for: between two keys there are 100 ms. */
const settledAfterMs = 30;
const most = 5;

/** Clubs that want to be found, and people: of one's clubs, or all of them for whoever looks after the server. */
export function useFound(typed: string, { account, clubs }: Own): Found {
  const q = useSettled(typed.trim(), settledAfterMs);
  const [found, setFound] = useState<Omit<Found, 'isWaiting'> & { readonly q: string }>();
  useEffect(() => {
    if (q.length < fewestLetters) return;
    const request = { isOld: false };
    void (async () => {
      const [page, people] = await Promise.all([
        findClubs(q),
        account?.platformRole === 'administrator' ? findUsers(q) : findMembers(q, clubs),
      ]);
      if (!request.isOld) setFound({ q, clubs: page, people });
    })();
    return () => {
      request.isOld = true;
    };
  }, [q, account?.platformRole, clubs]);
  const asked = typed.trim();
  const fits = found && asked.length >= fewestLetters && asked.startsWith(found.q);
  return { ...(fits ? found : nothing), isWaiting: asked.length >= fewestLetters && asked !== found?.q };
}

async function findClubs(q: string): Promise<readonly ClubPage[]> {
  const { routes, ask } = await loadGateway();
  const answer = await ask(routes.searchClubs, { query: { q, page: 1, limit: most } });
  return answer.ok ? answer.value.clubs : [];
}

async function findUsers(q: string): Promise<readonly FoundPerson[]> {
  const { routes, ask } = await loadGateway();
  const answer = await ask(routes.listUsers, { query: { q, page: 1, limit: most } });
  return answer.ok
    ? answer.value.users.map(({ id, name, email }) => ({
        id,
        name,
        club: undefined,
        ...(email && { email }),
      }))
    : [];
}

async function findMembers(q: string, clubs: readonly MyClub[]): Promise<readonly FoundPerson[]> {
  const { routes, ask } = await loadGateway();
  const open = clubs.filter(({ roles }) => clubPagesFor(roles).some(({ key }) => key === 'people'));
  const members = await Promise.all(
    open.slice(0, clubsAsked).map(async (club): Promise<FoundPerson[]> => {
      const call = { params: { clubId: club.id }, query: { q, page: 1, limit: most } };
      const answer = await ask(routes.listMembers, call);
      return answer.ok ? answer.value.members.map(({ userId, name }) => ({ id: userId, name, club })) : [];
    }),
  );
  return members.flat();
}
