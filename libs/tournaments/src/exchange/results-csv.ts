import { failure, success, type Result } from '@red-disc/kernel';
import { groupedBy } from '../model/grouped.js';
import { entrantId } from '../model/ids.js';
import { type PlayedGame } from '../model/game.js';
import { parsePoints } from '../numbers/half-points.js';
import { parseCsv, unguard } from './csv.js';

export interface BadResultLine {
  readonly code: 'COLUMN_MISSING' | 'BAD_RESULT_LINE';
  readonly line: number;
}

interface Line {
  readonly stage: string;
  readonly round: number;
  readonly table: number;
  readonly seat: number;
  readonly player: string;
  readonly total: number;
  readonly roundsPlayed: number;
}

const COLUMNS = ['stage', 'round', 'table', 'seat', 'playerId', 'total', 'roundsPlayed', 'status'] as const;

/** Reads the games of a `results.csv` again, by stage, so that its standings can be worked out anew. */
export function parseResultsCsv(input: string): Result<Map<string, PlayedGame[]>, BadResultLine> {
  const [header = [], ...rows] = parseCsv(input).rows;
  const at = new Map(COLUMNS.map((column) => [column, header.indexOf(column)]));
  if ([...at.values()].includes(-1)) return failure({ code: 'COLUMN_MISSING', line: 1 });
  const lines: Line[] = [];
  for (const [i, cells] of rows.entries()) {
    const cell = (column: (typeof COLUMNS)[number]): string => unguard(cells[at.get(column)!] ?? '');
    if (cells.length === 1 && cells[0] === '') continue;
    const total = parsePoints(cell('total'));
    const [round, table, seat, roundsPlayed] = (['round', 'table', 'seat', 'roundsPlayed'] as const).map(
      (column) => Number(cell(column)),
    ) as [number, number, number, number];
    const sound = [round, table, seat, roundsPlayed].every((value) => Number.isInteger(value) && value > 0);
    if (total === undefined || !sound) return failure({ code: 'BAD_RESULT_LINE', line: i + 2 });
    if (cell('status') !== 'confirmed' && cell('status') !== 'corrected') continue;
    lines.push({ stage: cell('stage'), round, table, seat, player: cell('playerId'), total, roundsPlayed });
  }
  const games = new Map<string, PlayedGame[]>();
  for (const table of groupedBy(
    lines,
    ({ stage, round, table: no }) => `${stage}\n${round}\n${no}`,
  ).values()) {
    const seats = table.toSorted((a, b) => a.seat - b.seat);
    const { stage, round, roundsPlayed } = seats[0]!;
    const game = {
      round,
      players: seats.map(({ player }) => entrantId(player)),
      totals: seats.map(({ total }) => total),
      roundsPlayed,
    };
    games.set(stage, [...(games.get(stage) ?? []), game]);
  }
  return success(games);
}
