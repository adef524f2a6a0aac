import { routes } from '@red-disc/contracts';
import type { Guest } from '../play/guest.js';
import { demand } from '../play/demand.js';
import type { Journal } from './journal.js';
import { TableBot } from './table-bot.js';

/** A table with bots in all seats, started. */
export interface BotTable {
  readonly id: string;
  readonly bots: readonly TableBot[];
}

export interface BotTableRequest {
  readonly guests: readonly Guest[];
  /** Where each of them finds the server. */
  readonly urls: readonly string[];
  /** A published version of a rule set. */
  readonly rules: string;
  readonly journal: Journal;
  readonly thinkMs: number;
  readonly twice: boolean;
  readonly asleep?: boolean;
}

export async function openBotTable(request: BotTableRequest): Promise<BotTable> {
  const { guests, urls, rules, journal, thinkMs, twice, asleep = false } = request;
  const { id } = await demand(guests[0]!, routes.createTable, {
    body: { rules: { ruleSetVersion: rules }, seats: guests.length, visibility: 'open' },
  });
  const bots = guests.map(
    (guest, seat) =>
      new TableBot({ url: () => urls[seat]!, guest, table: id, journal, thinkMs, twice, asleep }),
  );
  for (const bot of bots) await bot.sitDown();
  await bots[0]!.start();
  return { id, bots };
}
