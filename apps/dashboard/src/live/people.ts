import type { TableSeat } from '@red-disc/contracts';
import type { Translate } from '@/i18n/translate';
import type { Person } from '@/table/model';

export const botLevels = ['novice', 'steady', 'master'] as const;
export type BotLevel = (typeof botLevels)[number];

/** Bots of one strength are told apart by their seats. */
function botName(t: Translate<'tables'>, level: string, seat: number): string {
  const known = botLevels.find((candidate) => candidate === level);
  return `${known ? t(`bots.${known}`) : level} ${seat}`;
}

/** Who sits at a seat; undefined while it is free. */
export function personAt(
  t: Translate<'tables'>,
  { occupant, caretaker }: TableSeat,
  { people, seat }: { readonly people: Readonly<Record<string, string>>; readonly seat: number },
): Person | undefined {
  if (!occupant) return undefined;
  if ('bot' in occupant) return { name: botName(t, occupant.bot, seat), isBot: true, isAway: false };
  return { name: people[occupant.user] ?? t('somebody'), isBot: false, isAway: caretaker };
}
