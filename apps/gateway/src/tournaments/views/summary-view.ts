import type { TournamentSummary } from '@red-disc/contracts';
import type { TournamentRow } from '../tournaments.repository.js';

export function summaryView(row: TournamentRow, own: string | undefined): TournamentSummary {
  const { id, clubId, name, game, venue, minutes, published, listed } = row;
  const { registrationOpen, cap, entrants, waiting } = row;
  return {
    id,
    clubId,
    name,
    game,
    venue,
    minutes,
    published,
    listed,
    registrationOpen,
    cap,
    entrants,
    waiting,
    startsAt: row.startsAt.toISOString(),
    status: row.status as TournamentSummary['status'],
    mode: row.mode as TournamentSummary['mode'],
    own: (own ?? null) as TournamentSummary['own'],
  };
}
