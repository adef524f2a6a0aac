import type {
  OccurrenceBody,
  TournamentBody,
  TournamentClockBody,
  TournamentRoundBody,
  TournamentStandingsBody,
  TournamentTableBody,
} from '@red-disc/contracts';

/** What a screen has to show: an event, or else the club's evenings. */
export type ScreenContent =
  | {
      readonly type: 'event';
      readonly event: TournamentBody;
      readonly round: TournamentRoundBody | undefined;
      readonly standings: TournamentStandingsBody | undefined;
    }
  | { readonly type: 'evenings'; readonly evenings: readonly OccurrenceBody[] };

export type TableState = 'waiting' | 'playing' | 'stopped' | 'disputed' | 'entered' | 'done' | 'voided';

export interface TableTile {
  readonly no: number;
  readonly state: TableState;
  /** Who sits there, clockwise; none where so many tables are shown that nobody could read them. */
  readonly names: readonly string[];
}

export interface SeatLine {
  readonly name: string;
  readonly table: number;
  readonly seat: number;
}

export interface RankLine {
  readonly rank: number;
  readonly name: string;
  readonly points: string;
}

export type Scene =
  | { readonly type: 'tables'; readonly tables: readonly TableTile[]; readonly ranks: readonly RankLine[] }
  | { readonly type: 'seating'; readonly seats: readonly SeatLine[]; readonly columns: number }
  | { readonly type: 'standings'; readonly ranks: readonly RankLine[] }
  | { readonly type: 'welcome'; readonly here: number; readonly entrants: number }
  | { readonly type: 'cancelled' }
  | { readonly type: 'evenings'; readonly evenings: readonly OccurrenceBody[] };

/** As many as stay readable eight metres away. */
const mostTables = 12;
const mostTablesWithNames = 8;
const seatRows = 8;
const lettersInThirdOfScreen = 26;
const ranksBesideTables = 8;
const ranksAlone = 16;
const mostEvenings = 4;

/** The clock that the hall plays against: that of a round that is over runs on and tells nothing. */
export function clockOf(content: ScreenContent): TournamentClockBody | undefined {
  if (content.type !== 'event' || content.event.status !== 'running') return undefined;
  return content.round?.status === 'running' ? (content.round.clock ?? undefined) : undefined;
}

/** The pages that a screen turns, in their order; never none. */
export function planScenes(content: ScreenContent): readonly Scene[] {
  if (content.type === 'evenings')
    return [{ type: 'evenings', evenings: content.evenings.slice(0, mostEvenings) }];
  const { event, round, standings } = content;
  if (event.status === 'cancelled') return [{ type: 'cancelled' }];
  const lines = standings?.lines ?? [];
  // Before the first result the places are by lot.
  const hasBegun = lines.some(({ games }) => games > 0);
  const ranks = hasBegun ? lines.map(({ rank, name, tp }) => ({ rank, name, points: decimal(tp) })) : [];
  const isOver = event.status === 'approved' || event.status === 'locked';
  const scenes = [
    ...(round && !isOver ? scenesOfRound(round, ranks) : []),
    ...pagesOf(ranks, ranksAlone)
      // Beside the tables stands the first page already, unless there is more of it.
      .filter(() => isOver || !round || ranks.length > ranksBesideTables)
      .map((page) => ({ type: 'standings' as const, ranks: page })),
  ];
  if (scenes.length > 0) return scenes;
  return [{ type: 'welcome', here: event.counts['checkedIn'], entrants: event.entrants }];
}

/** Before the start everybody looks for their seat; then the tables and how things stand. */
function scenesOfRound({ status, tables }: TournamentRoundBody, ranks: readonly RankLine[]): Scene[] {
  if (status === 'published') {
    const everybody = seatsByName(tables);
    // A name that is cut short may be two people's.
    const columns = everybody.some(({ name }) => name.length > lettersInThirdOfScreen) ? 2 : 3;
    return pagesOf(everybody, columns * seatRows).map((seats) => ({ type: 'seating', seats, columns }));
  }
  return pagesOf(tables, mostTables).map((page) => ({
    type: 'tables',
    tables: page.map((table) => ({
      no: table.no,
      state: stateOf(table, status),
      names: page.length > mostTablesWithNames ? [] : table.seats.map(nameOf),
    })),
    ranks: ranks.slice(0, ranksBesideTables),
  }));
}

export function seatsByName(tables: readonly TournamentTableBody[]): readonly SeatLine[] {
  const lines = tables.flatMap(({ no, seats }) =>
    seats.map((seat, at) => ({ name: nameOf(seat), table: no, seat: at + 1 })),
  );
  return lines.sort((one, other) => one.name.localeCompare(other.name));
}

function nameOf({ name, substitute }: TournamentTableBody['seats'][number]): string {
  return substitute?.name ?? name;
}

export function stateOf(
  { voided, stopped, result, clock }: TournamentTableBody,
  status: TournamentRoundBody['status'],
): TableState {
  if (voided) return 'voided';
  switch (result?.state) {
    case 'confirmed':
    case 'corrected':
      return 'done';
    case 'disputed':
      return 'disputed';
    case 'submitted':
      return 'entered';
    case 'draft':
    case undefined:
      if (stopped) return 'stopped';
      // Its time is over and there is no result yet: the sheet is awaited.
      return clock?.phase === 'time' ? 'waiting' : status === 'running' ? 'playing' : 'waiting';
  }
}

/** Points are exact fractions as text; a screen shows halves and quarters as people write them. */
export function decimal(points: string): string {
  const [numerator, denominator = '1'] = points.split('/');
  const value = Number(numerator) / Number(denominator);
  return Number.isFinite(value) ? String(Math.round(value * 100) / 100) : points;
}

/** No page has more than fits, and none is left almost empty. */
function pagesOf<Item>(items: readonly Item[], most: number): (readonly Item[])[] {
  const pages = Math.ceil(items.length / most);
  const size = Math.ceil(items.length / pages);
  return Array.from({ length: pages }, (_, page) => items.slice(page * size, (page + 1) * size));
}
