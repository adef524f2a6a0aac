import { Injectable } from '@nestjs/common';
import { tournamentSummarySchema, type InputOf, type ResponseOf, type routes } from '@red-disc/contracts';
import {
  eventStandings,
  type RoundState,
  type StageState,
  type TournamentState,
} from '@red-disc/tournaments';
import { sha256 } from '../log/hash.js';
import { notFound } from '../log/refusal.js';
import { TournamentReader } from '../tournament-reader.js';
import { TournamentViewsService } from '../tournament-views.service.js';
import { TournamentsRepository, type TournamentRow } from '../tournaments.repository.js';
import { standingView } from '../views/standings-view.js';
import { summaryView } from '../views/summary-view.js';

type Query = InputOf<typeof routes.listPublicTournaments>['query'];

/** Events that are shown to everybody. */
@Injectable()
export class PublicPagesService {
  constructor(
    private readonly repository: TournamentsRepository,
    private readonly reader: TournamentReader,
    private readonly views: TournamentViewsService,
  ) {}

  async list(
    slug: string,
    { when, ...part }: Query,
  ): Promise<ResponseOf<typeof routes.listPublicTournaments>> {
    const isComing = when === 'coming';
    const { rows, total } = await this.repository.page(
      {
        published: true,
        listed: true,
        club: { slug, listed: true },
        status: { [isComing ? 'in' : 'notIn']: ['preparing', 'running'] },
      },
      part,
      isComing ? 'asc' : 'desc',
    );
    return { tournaments: rows.map(publicSummary), total };
  }

  async get(tournamentId: string): Promise<ResponseOf<typeof routes.getPublicTournament>> {
    const row = await this.repository.find(tournamentId);
    if (!row?.published || !row.listed || !row.club.listed) throw notFound();
    const { state, log } = await this.reader.of(row);
    const shown = shownRound(state);
    return {
      seq: log.events.length,
      tournament: {
        ...publicSummary(row),
        description: row.description,
        clubName: row.club.name,
        clubSlug: row.club.slug,
      },
      round: shown && {
        stage: shown.stage.setup.id,
        round: shown.round.round,
        tables: await this.views.tables(row.id, state, shown.stage, shown.round),
      },
      standings: eventStandings(state, sha256).map(standingView),
    };
  }
}

/** What everybody may know; the rest is left out. */
const publicSummarySchema = tournamentSummarySchema.omit({ own: true, published: true }).strip();

const publicSummary = (row: TournamentRow) => publicSummarySchema.parse(summaryView(row, undefined));

/** The latest round that everybody may know. */
export function shownRound(
  state: TournamentState,
): { readonly stage: StageState; readonly round: RoundState } | null {
  for (const stage of state.stages.toReversed()) {
    const round = stage.rounds.findLast(({ status }) => status !== 'planned');
    if (round) return { stage, round };
  }
  return null;
}
