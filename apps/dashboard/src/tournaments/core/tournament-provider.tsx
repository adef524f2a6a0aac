'use client';

import { routes, type TournamentBody } from '@red-disc/contracts';
import { createContext, use, type ReactNode } from 'react';
import { useApi } from '@/api/use-api';
import { useFollow } from './use-follow';

export interface EventOfClub {
  readonly clubId: string;
  readonly slug: string;
  readonly clubName: string;
  readonly mayDirect: boolean;
  readonly mayRule: boolean;
}

export interface TournamentPage extends EventOfClub {
  readonly tournament: TournamentBody;
  readonly params: { readonly clubId: string; readonly tournamentId: string };
  /** The address of the event's pages, without the language. */
  readonly page: string;
  readonly isConnected: boolean;
  readonly clockOffset: number;
}

const Context = createContext<TournamentPage | undefined>(undefined);

export interface TournamentProviderProps {
  readonly of: EventOfClub;
  readonly initial: TournamentBody;
  readonly children: ReactNode;
}

/** The event on all its pages: read by the server first, then followed as it changes. */
export function TournamentProvider({ of, initial, children }: TournamentProviderProps) {
  const params = { clubId: of.clubId, tournamentId: initial.id };
  const { data: tournament = initial } = useApi(routes.getTournament, { params }, { initial });
  const following = useFollow(of.clubId, initial.id);
  const page = `/clubs/${of.slug}/tournaments/${initial.id}`;
  return <Context value={{ ...of, ...following, tournament, params, page }}>{children}</Context>;
}

export function useTournament(): TournamentPage {
  const value = use(Context);
  if (!value) throw new Error('useTournament stands outside a TournamentProvider');
  return value;
}
