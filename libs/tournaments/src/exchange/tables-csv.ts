import { makeFraction } from '../numbers/fraction.js';
import { makePoints } from '../numbers/half-points.js';
import { totalsOf } from '../model/sheet.js';
import { placesOf } from '../scoring/places.js';
import { pointsOfGames } from '../scoring/game-points.js';
import { gamesOfStage } from '../log/games.js';
import { eventStandings } from '../log/standings.js';
import { playersAt, type TournamentState } from '../log/state.js';
import { type HashText } from '../model/ids.js';
import { makeCsv, number, text, type Cell, type CsvForm } from './csv.js';

export interface CsvSet {
  readonly 'players.csv': string;
  readonly 'seating.csv': string;
  readonly 'results.csv': string;
  readonly 'standings.csv': string;
}

function playersCsv(state: TournamentState, form: Partial<CsvForm>): string {
  const rows = [...state.entrants.values()].map((entrant, i) => [
    text(entrant.id),
    text(entrant.name),
    text(entrant.club),
    number(entrant.rating),
    number(i + 1),
    text(entrant.status),
  ]);
  return makeCsv(['id', 'name', 'club', 'rating', 'seed', 'status'], rows, form);
}

function seatingCsv(state: TournamentState, form: Partial<CsvForm>): string {
  const rows = state.stages.flatMap(({ setup, rounds }) =>
    rounds.flatMap(({ round, tables }) =>
      tables.flatMap(({ no, seats }) =>
        seats.map((id, seat) => [
          text(setup.id),
          number(round),
          number(no),
          number(seat + 1),
          text(id),
          text(state.entrants.get(id)?.name),
        ]),
      ),
    ),
  );
  return makeCsv(['stage', 'round', 'table', 'seat', 'playerId', 'name'], rows, form);
}

/** One line for each player of each table with a result; rounds that were not played stay empty. */
function resultsCsv(state: TournamentState, form: Partial<CsvForm>): string {
  const { nominalRounds, scoring, duplicate } = state.setup.rules;
  const sheets = state.stages.flatMap(({ rounds }) => rounds.flatMap(({ tables }) => tables));
  const most = Math.max(nominalRounds, ...sheets.map(({ result }) => result?.sheet.rounds.length ?? 0));
  const rows = state.stages.flatMap((stage) => {
    const games = gamesOfStage(stage);
    const points = pointsOfGames(games, duplicate ? { type: 'duplicate' } : scoring, nominalRounds);
    const pointsAt = new Map(games.map((game, g) => [`${game.round}/${game.table}`, points[g]!]));
    return stage.rounds.flatMap(({ round, tables }) =>
      tables.flatMap((table): Cell[][] => {
        const { result } = table;
        if (!result || table.voided) return [];
        const totals = totalsOf(result.sheet);
        const places = placesOf(totals);
        const tp = pointsAt.get(`${round}/${table.no}`);
        return playersAt(table).map((id, seat) => [
          text(stage.setup.id),
          number(round),
          number(table.no),
          number(seat + 1),
          text(id),
          ...Array.from({ length: most }, (_, r) => {
            const score = result.sheet.rounds[r]?.scores[seat];
            return number(score === undefined ? '' : makePoints(score));
          }),
          number(makePoints(totals[seat]!)),
          number(places[seat]),
          number(tp ? makeFraction(tp[seat]!) : ''),
          number(result.sheet.rounds.length),
          text(result.state),
        ]);
      }),
    );
  });
  const played = Array.from({ length: most }, (_, r) => `round${r + 1}`);
  const header = [
    'stage',
    'round',
    'table',
    'seat',
    'playerId',
    ...played,
    'total',
    'place',
    'tp',
    'roundsPlayed',
    'status',
  ];
  return makeCsv(header, rows, form);
}

function standingsCsv(state: TournamentState, hash: HashText, form: Partial<CsvForm>): string {
  const criteria = state.setup.rules.chain.filter((criterion) => criterion !== 'TP' && criterion !== 'LOT');
  const rows = eventStandings(state, hash).map((line) => [
    number(line.rank),
    text(line.id),
    text(line.name),
    number(line.games),
    number(line.tp),
    ...criteria.map((criterion) => number(line.values[criterion])),
  ]);
  return makeCsv(['rank', 'playerId', 'name', 'games', 'tp', ...criteria], rows, form);
}

/** The event as tables for a spreadsheet or a program. Points are decimals; exact fractions are in the archive. */
export function exportCsv(state: TournamentState, hash: HashText, form: Partial<CsvForm> = {}): CsvSet {
  return {
    'players.csv': playersCsv(state, form),
    'seating.csv': seatingCsv(state, form),
    'results.csv': resultsCsv(state, form),
    'standings.csv': standingsCsv(state, hash, form),
  };
}
