import type { AllegraView } from '@red-disc/allegra';
import type { TableSeat, TableSnapshot, Timing } from '@red-disc/contracts';
import type { Deadline } from '@/table/table-props';

/** What the running clock was set to by itself, in milliseconds; undefined where no clock runs. */
function timeOf(
  view: AllegraView | null,
  status: TableSnapshot['status'],
  timing: Timing,
): number | undefined {
  if (status === 'between') return timing.pause * 1_000;
  const clock = view?.awaited[0]?.clock;
  if (clock === undefined) return undefined;
  const seconds = timing[clock];
  return seconds === null ? undefined : seconds * 1_000;
}

export interface TimedTable extends Pick<TableSnapshot, 'deadline' | 'status' | 'view'> {
  readonly seats: readonly Pick<TableSeat, 'bankMs'>[];
}

/**
 * The deadline as the page shows it. The server's deadline ends after the bank of whoever is on turn, so that the
 * turn itself ends earlier by the bank.
 */
export function deadlineOf(
  { deadline, status, seats, view: data }: TimedTable,
  timing: Timing,
  /** What to add to the reader's clock to get the server's. */
  clockOffset: number,
): Deadline | undefined {
  // The server sends the game's own view; the contracts leave its shape to the game.
  const view = data as unknown as AllegraView | null;
  const totalMs = timeOf(view, status, timing);
  if (deadline === null || totalMs === undefined) return undefined;
  const onTurn = status === 'playing' ? view?.awaited.find(({ clock }) => clock === 'turn')?.seat : undefined;
  const bankMs = onTurn === undefined ? 0 : (seats[onTurn - 1]?.bankMs ?? 0);
  return { endsAt: deadline - clockOffset, totalMs, bankMs };
}
