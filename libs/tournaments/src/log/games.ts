import { type Attendance } from '../model/entrant.js';
import { type PlayedGame } from '../model/game.js';
import { type EntrantId } from '../model/ids.js';
import { totalsOf } from '../model/sheet.js';
import {
  isFinal,
  playersAt,
  type RoundState,
  type StageState,
  type TableState,
  type TournamentState,
} from './state.js';

/** A game that counts, with what ratings and reports need besides. */
export interface LoggedGame extends PlayedGame {
  readonly table: number;
  readonly place: Attendance;
  /** Whose seats a bot played. */
  readonly caretakers: readonly EntrantId[];
}

function gameOf(table: TableState, round: number): LoggedGame {
  const { sheet } = table.result!;
  const complete = table.absent.length === 0;
  return {
    round,
    table: table.no,
    place: table.place,
    players: playersAt(table),
    totals: totalsOf(sheet),
    roundsPlayed: sheet.rounds.length,
    caretakers: table.caretakers,
    // With a seat empty, the seats no longer match those of the other tables with this deal.
    ...(table.dealId !== null && complete ? { dealId: table.dealId } : {}),
  };
}

export function gamesOfRound({ round, tables }: RoundState): LoggedGame[] {
  return tables.filter(isFinal).map((table) => gameOf(table, round));
}

/** All games of a stage that count, in the order of rounds and tables, whenever they were confirmed. */
export function gamesOfStage(stage: StageState): LoggedGame[] {
  return stage.rounds.flatMap(gamesOfRound);
}

/** How often everybody has met everybody at a table, over all stages. */
export function meetingsOf(state: TournamentState): Map<EntrantId, Map<EntrantId, number>> {
  const meetings = new Map<EntrantId, Map<EntrantId, number>>();
  const rounds = state.stages.flatMap((stage) => stage.rounds).filter(({ status }) => status !== 'planned');
  for (const table of rounds.flatMap(({ tables }) => tables)) {
    if (table.voided) continue;
    const players = playersAt(table);
    for (const a of players) {
      const own = meetings.get(a) ?? new Map<EntrantId, number>();
      meetings.set(a, own);
      for (const b of players) if (a !== b) own.set(b, (own.get(b) ?? 0) + 1);
    }
  }
  return meetings;
}
