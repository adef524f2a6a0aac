'use client';

import { routes, type ClubPage, type ResponseOf, type Route } from '@red-disc/contracts';
import type { CallOf } from '@red-disc/client';
import { useEffect, useState } from 'react';
import { ask } from '@/live/ask';
import { EventLine } from './event-line';
import type { ScreenContent } from './scenes';

/** With a line to the server news come by themselves, and asking is for the case that one was lost. */
const everyMs = { told: 30_000, untold: 4_000 };
/** Several changes at once are read once. */
const gatherMs = 150;

export type ScreenState =
  | { readonly type: 'connecting' }
  /** The ticket was used, is too old, or the screen was taken away. */
  | { readonly type: 'refused' }
  | {
      readonly type: 'showing';
      readonly club: ClubPage;
      readonly content: ScreenContent;
      /** When it was read, by this machine's clock. */
      readonly readAt: number;
      /** The server has not answered of late: what is shown may be old. */
      readonly isLost: boolean;
    };

/** Thrown where the gateway says no, and not where it says nothing. */
class Refused extends Error {}

async function read<R extends Route>(route: R, call: CallOf<R>): Promise<ResponseOf<R>> {
  const answer = await ask(route, call);
  if (answer.ok) return answer.value;
  if (answer.error.code === 'RETRY' || answer.error.code === 'INTERNAL') throw new Error(answer.error.code);
  throw new Refused(answer.error.code);
}

/** One try at a time: a ticket lets a device in once, and is refused the second time. */
let entering: Promise<void> | undefined;

/** A ticket stands behind the # of the address, so that it reaches no server log. */
async function spendTicket(): Promise<void> {
  const ticket = location.hash.slice(1);
  if (!ticket) return;
  await read(routes.useTicket, { body: { ticket } });
  history.replaceState(null, '', location.pathname + location.search);
}

function enter(): Promise<void> {
  entering ??= spendTicket().finally(() => {
    entering = undefined;
  });
  return entering;
}

interface ChosenEvent {
  /** By the address of the screen. */
  readonly asked: string | undefined;
  /** What it showed before: whoever played wants to see the result, when nothing runs any more. */
  readonly before: string | undefined;
}

async function readContent(clubId: string, { asked, before }: ChosenEvent): Promise<ScreenContent> {
  const params = { clubId };
  const { tournaments } = await read(routes.listTournaments, { params, query: { when: 'coming' } });
  const tournamentId = asked ?? tournaments.find(({ status }) => status === 'running')?.id ?? before;
  if (tournamentId === undefined) {
    const { occurrences } = await read(routes.listOccurrences, { params, query: { limit: 50 } });
    return { type: 'evenings', evenings: occurrences.filter(({ status }) => status !== 'cancelled') };
  }
  const of = { params: { clubId, tournamentId } };
  const event = await read(routes.getTournament, of);
  const stage = event.stages.findLast(({ status }) => status !== 'waiting');
  const latest = stage?.rounds.findLast(({ status }) => status !== 'planned');
  const round =
    stage && latest
      ? await read(routes.getTournamentRound, {
          ...of,
          query: { stage: stage.setup.id, round: latest.round },
        })
      : undefined;
  const standings = stage ? await read(routes.getTournamentStandings, { ...of, query: {} }) : undefined;
  return { type: 'event', event, round, standings };
}

/** Lets this device in by its ticket and keeps what it shows up to date, all evening long. */
export function useScreen(slug: string, eventId: string | undefined): ScreenState {
  const [state, setState] = useState<ScreenState>({ type: 'connecting' });
  useEffect(() => {
    const life = { isOver: false, isLooking: false, hasNews: false };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let before: string | undefined;
    const lookIn = (ms: number) => {
      clearTimeout(timer);
      if (!life.isOver) timer = setTimeout(() => void look(), ms);
    };
    const line = new EventLine(() => {
      if (life.isLooking) life.hasNews = true;
      else lookIn(gatherMs);
    });
    const takeNews = (): boolean => {
      const had = life.hasNews;
      life.hasNews = false;
      return had;
    };
    const look = async () => {
      life.isLooking = true;
      takeNews();
      try {
        await enter();
        const club = await read(routes.getClubPage, { params: { slug } });
        const content = await readContent(club.id, { asked: eventId, before });
        if (life.isOver) return;
        before = content.type === 'event' ? content.event.id : undefined;
        setState({ type: 'showing', club, content, readAt: Date.now(), isLost: false });
        line.follow(
          content.type === 'event' ? { clubId: club.id, tournamentId: content.event.id } : undefined,
        );
      } catch (error) {
        if (life.isOver) return;
        setState((shown) => {
          if (error instanceof Refused) return { type: 'refused' };
          return shown.type === 'showing' ? { ...shown, isLost: true } : shown;
        });
      }
      life.isLooking = false;
      lookIn(takeNews() ? gatherMs : line.isWatching ? everyMs.told : everyMs.untold);
    };
    void look();
    return () => {
      life.isOver = true;
      line.close();
      clearTimeout(timer);
    };
  }, [slug, eventId]);
  return state;
}
