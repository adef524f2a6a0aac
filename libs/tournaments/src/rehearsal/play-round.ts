import { type EntrantId } from '../model/ids.js';
import { type SheetEntry } from '../model/sheet.js';
import { type Random } from '../numbers/random.js';
import { type RoundRef } from '../log/events.js';
import { playersAt, roundOf, type TableState } from '../log/state.js';
import { type RehearsedRound } from './report.js';
import { type StageHand } from './stage-hand.js';
import { type Trouble } from './trouble.js';

/** Plays a table's game, as bots or a model would: handed in, because only the game knows how. */
export type PlayTable = (table: {
  readonly players: readonly EntrantId[];
  readonly rounds: number;
  readonly random: Random;
}) => { readonly entry: SheetEntry; readonly minutes: number };

const MINUTE = 60_000;
const TURNOVER_MINUTES = 10;
const OVERRUN = 1.6;

/** Everybody but a no-show sits down; the policy of the event fills or leaves the seat. */
function missOne(hand: StageHand, ref: RoundRef): void {
  const tables = roundOf(hand.state, ref)!.tables;
  const table = hand.pick(tables)!;
  const entrant = hand.pick(playersAt(table))!;
  const refusal = hand.attempt({ type: 'reportAbsence', ...ref, table: table.no, entrant });
  if (refusal)
    hand.findings.push({ at: hand.now, code: 'REFUSED', command: 'reportAbsence', because: refusal.code });
  else hand.findings.push({ at: hand.now, code: 'DID_NOT_COME', entrant });
}

function disputeAndCorrect(hand: StageHand, ref: RoundRef, table: number, entry: SheetEntry): void {
  const at = { ...ref, table };
  hand.record({ type: 'resultDisputed', ...at });
  hand.findings.push({ at: hand.now, code: 'RESULT_DISPUTED', round: ref.round, table });
  hand.attempt({ type: 'correctResult', ...at, entry });
  hand.findings.push({ at: hand.now, code: 'RESULT_CORRECTED', round: ref.round, table });
}

export interface RoundPlay {
  readonly play: PlayTable;
  /** What goes wrong in this round. */
  readonly trouble: ReadonlySet<Trouble>;
}

/** Starts a published round and plays all its tables to the end. */
export function playRound(hand: StageHand, ref: RoundRef, { play, trouble }: RoundPlay): RehearsedRound {
  const { rules } = hand.state.setup;
  const startedAt = hand.now;
  hand.record({ type: 'roundStarted', minutes: rules.clockMinutes, ...ref });
  if (trouble.has('noShow')) missOne(hand, ref);
  const { tables, byes } = roundOf(hand.state, ref)!;
  if (byes.length > 0)
    hand.findings.push({ at: hand.now, code: 'SAT_OUT', round: ref.round, entrants: byes });
  const slow = trouble.has('slowTable') ? hand.pick(tables)?.no : undefined;
  const disputed = trouble.has('dispute') || trouble.has('correction') ? hand.pick(tables)?.no : undefined;
  let longest = 0;
  const playTable = (table: TableState): void => {
    const players = playersAt(table);
    const game = play({ players, rounds: rules.nominalRounds, random: hand.random });
    const minutes = game.minutes * (table.no === slow ? OVERRUN : 1);
    longest = Math.max(longest, minutes);
    if (minutes > rules.clockMinutes) {
      const at = startedAt + rules.clockMinutes * MINUTE;
      hand.findings.push({
        at,
        code: 'TABLE_RAN_OVER',
        round: ref.round,
        table: table.no,
        minutes: Math.ceil(minutes - rules.clockMinutes),
      });
    }
    hand.now = startedAt + minutes * MINUTE;
    hand.attempt({ type: 'reportResult', ...ref, table: table.no, entry: game.entry });
    if (table.no === disputed) disputeAndCorrect(hand, ref, table.no, game.entry);
  };
  tables.forEach(playTable);
  hand.now = startedAt + Math.round(longest) * MINUTE;
  hand.record({ type: 'roundClosed', ...ref });
  const endedAt = hand.now;
  hand.now += TURNOVER_MINUTES * MINUTE;
  return { ...ref, startedAt, endedAt, tables: tables.length };
}
