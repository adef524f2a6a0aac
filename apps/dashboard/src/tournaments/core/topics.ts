import { routes, type Route, type TournamentTopic } from '@red-disc/contracts';

/** Every change may change what another one would bring. */
const always = [
  routes.getTournament,
  routes.getTournamentLog,
  routes.previewTournament,
  routes.previewRuling,
];
const round = [routes.getTournamentRound];

const touched: Readonly<Record<TournamentTopic, readonly Route[]>> = {
  details: [],
  setup: [routes.getTournamentTimetable, routes.getTournamentStandings],
  entrants: [routes.listEntrants, ...round, routes.getTournamentStandings],
  rounds: [...round, routes.getTournamentTimetable],
  results: [...round, routes.getTournamentStandings],
  clocks: round,
  calls: [routes.listRefereeCalls, ...round],
  standings: [routes.getTournamentStandings, routes.listRefereeCalls],
};

/** What a page has to read again when these parts of an event have changed. */
export function routesTouchedBy(topics: readonly TournamentTopic[]): readonly Route[] {
  return [...new Set([...always, ...topics.flatMap((topic) => touched[topic])])];
}

/** After a command of one's own, and whenever the line was lost: everything. */
export const allTournamentRoutes: readonly Route[] = routesTouchedBy(
  Object.keys(touched) as TournamentTopic[],
);
