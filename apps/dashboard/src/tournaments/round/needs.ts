import type { RefereeCallBody, TournamentRoundBody } from '@red-disc/contracts';

/** Something an organiser or referee must see to, oldest and heaviest first. */
export type Need =
  | { readonly type: 'call'; readonly table: number; readonly call: RefereeCallBody }
  | { readonly type: 'disputed'; readonly table: number }
  | {
      readonly type: 'missing';
      readonly table: number;
      readonly entrant: string;
      readonly name: string;
      readonly phase: 'mayStart' | 'absent' | 'waiting';
      readonly until: string | null;
    }
  | { readonly type: 'confirm'; readonly table: number }
  | { readonly type: 'sheet'; readonly table: number };

export function needsOf(
  round: TournamentRoundBody | undefined,
  calls: readonly RefereeCallBody[],
): readonly Need[] {
  const open = calls.filter(({ ruling }) => ruling === null);
  const called = open.map((call): Need => ({ type: 'call', table: call.table, call }));
  if (!round || round.status !== 'running') return called;
  const tables = round.tables.filter(({ voided }) => !voided);
  const inState = (state: string) => tables.filter(({ result }) => result?.state === state);
  const isOver = (clock: (typeof tables)[number]['clock']) => (clock ?? round.clock)?.phase === 'time';
  return [
    ...called,
    ...inState('disputed').map(({ no }): Need => ({ type: 'disputed', table: no })),
    ...round.missing.map(({ table, entrant, phase, until }): Need => {
      const seats = round.tables.find(({ no }) => no === table)?.seats ?? [];
      const name = seats.find((seat) => seat.entrant === entrant)?.name ?? entrant;
      return { type: 'missing', table, entrant, name, phase, until };
    }),
    ...inState('submitted').map(({ no }): Need => ({ type: 'confirm', table: no })),
    ...tables
      .filter(({ place, result, clock }) => place === 'room' && !result && isOver(clock))
      .map(({ no }): Need => ({ type: 'sheet', table: no })),
  ];
}

export type TableState =
  'voided' | 'called' | 'disputed' | 'submitted' | 'done' | 'stopped' | 'overtime' | 'playing' | 'waiting';

/** How a table stands, in one word: what needs somebody comes before what goes by itself. */
export function stateOf(
  table: TournamentRoundBody['tables'][number],
  round: Pick<TournamentRoundBody, 'status' | 'clock'>,
  calls: readonly RefereeCallBody[],
): TableState {
  const { voided, result, clock, stopped } = table;
  if (voided) return 'voided';
  if (calls.some((call) => call.ruling === null && call.table === table.no)) return 'called';
  if (result?.state === 'disputed' || result?.state === 'submitted') return result.state;
  if (result && result.state !== 'draft') return 'done';
  if (round.status !== 'running') return 'waiting';
  if (stopped) return 'stopped';
  return (clock ?? round.clock)?.phase === 'time' ? 'overtime' : 'playing';
}
