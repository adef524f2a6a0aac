import type { ResponseOf, routes, TableSeat, TableSnapshot } from '@red-disc/contracts';
import type { Translate } from '@/i18n/translate';
import type { Person } from '@/table/model';

export const botLevels = ['novice', 'steady', 'master'] as const;
export type BotLevel = (typeof botLevels)[number];

type TableSummary = ResponseOf<typeof routes.listTables>['tables'][number];

const botNames = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

/** Bots have names like everybody else; which one depends on the seat alone. */
export function botName(t: Translate<'tables'>, seat: number): string {
  return t(`botNames.${botNames[(seat - 1) % botNames.length]!}`);
}

/** Who sits at a table, in the order of the seats. */
export function namesAt(
  t: Translate<'tables'>,
  { seats, people }: Pick<TableSummary, 'seats' | 'people'>,
): readonly string[] {
  return seats.flatMap((seat, index) => {
    if (!seat) return [];
    return 'user' in seat ? [people[seat.user] ?? t('somebody')] : [botName(t, index + 1)];
  });
}

/** Whoever sits at a table, and for whom a seat is kept. */
export function expectedAt({ seats }: Pick<TableSnapshot, 'seats'>): readonly string[] {
  return seats.flatMap(({ occupant, invited }) => [
    ...(occupant && 'user' in occupant ? [occupant.user] : []),
    ...(invited === null ? [] : [invited]),
  ]);
}

/** "Steady bot": how strong the bot in a seat is; undefined for people. */
export function botLevelAt(t: Translate<'tables'>, { occupant }: TableSeat): string | undefined {
  if (!occupant || !('bot' in occupant)) return undefined;
  const known = botLevels.find((level) => level === occupant.bot);
  return known ? t(`bots.${known}`) : t('aBot');
}

/** Who sits at a seat; undefined while it is free. */
export function personAt(
  t: Translate<'tables'>,
  { occupant, caretaker }: TableSeat,
  { people, seat }: { readonly people: Readonly<Record<string, string>>; readonly seat: number },
): Person | undefined {
  if (!occupant) return undefined;
  if ('bot' in occupant) return { name: botName(t, seat), isBot: true, isAway: false };
  return { name: people[occupant.user] ?? t('somebody'), isBot: false, isAway: caretaker };
}
