import { failure, success, type Result } from '@red-disc/kernel';
import { type Refusal, type ShuffleProof } from '@red-disc/game';
import { parseRules } from '../rules/parse-rules.js';
import { allSeats } from '../rules/presets.js';
import { isPlainObject, own } from '../untrusted.js';
import { recordFormat, type AllegraRecord, type RecordRound } from './record.js';

/** Reads a record from its line of text. */
export function parseRecord(text: string): Result<AllegraRecord, Refusal> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return failure({ code: 'NOT_JSON' });
  }
  return readRecord(data);
}

/** Reads a record from data of unknown origin: every value that counts must be there and of its type. */
export function readRecord(data: unknown): Result<AllegraRecord, Refusal> {
  if (!isPlainObject(data) || own(data, 'format') !== recordFormat) return failure({ code: 'NOT_A_RECORD' });
  const rules = parseRules(own(data, 'rules'));
  if (!rules.ok) return failure(rules.error);
  const players = own(data, 'players');
  if (!isListOf(players, isText)) return wrongType('players');
  if (players.length < allSeats.min || players.length > allSeats.max)
    return failure({ code: 'WRONG_NUMBER_OF_PLAYERS', ...allSeats });
  const stopped = own(data, 'stopped');
  if (stopped !== undefined && !isText(stopped)) return wrongType('stopped');
  const list = own(data, 'rounds');
  if (!Array.isArray(list)) return wrongType('rounds');
  const rounds: RecordRound[] = [];
  for (const entry of list as unknown[]) {
    const round = readRound(entry);
    if (!round.ok) return round;
    rounds.push(round.value);
  }
  return success({ rules: rules.value, players, rounds, stopped: stopped ?? null });
}

function readRound(data: unknown): Result<RecordRound, Refusal> {
  if (!isPlainObject(data)) return wrongType('rounds');
  const dealer = own(data, 'dealer');
  if (!isNumber(dealer)) return wrongType('dealer');
  const deck = own(data, 'deck');
  if (!isListOf(deck, isNumber)) return wrongType('deck');
  const reshuffles = own(data, 'reshuffles');
  if (reshuffles !== undefined && !isListOf(reshuffles, isListOfNumbers)) return wrongType('reshuffles');
  const moves = own(data, 'moves');
  if (!isListOf(moves, isText)) return wrongType('moves');
  const fair = readProof(own(data, 'fair'));
  if (!fair.ok) return fair;
  return success({ dealer, deck, reshuffles: reshuffles ?? [], moves, fair: fair.value });
}

function readProof(data: unknown): Result<ShuffleProof | null, Refusal> {
  if (data === undefined) return success(null);
  if (!isPlainObject(data)) return wrongType('fair');
  const dealId = own(data, 'dealId');
  const commitment = own(data, 'commitment');
  const serverSeed = own(data, 'serverSeed');
  if (!isText(dealId)) return wrongType('dealId');
  if (!isText(commitment)) return wrongType('commitment');
  if (!isText(serverSeed)) return wrongType('serverSeed');
  const seeds = own(data, 'clientSeeds');
  if (seeds !== undefined && !isPlainObject(seeds)) return wrongType('clientSeeds');
  const clientSeeds: [string, string][] = [];
  for (const [seat, seed] of Object.entries(seeds ?? {})) {
    if (!isText(seed)) return wrongType('clientSeeds');
    clientSeeds.push([seat, seed]);
  }
  return success({ dealId, commitment, serverSeed, clientSeeds: Object.fromEntries(clientSeeds) });
}

function wrongType(field: string): { readonly ok: false; readonly error: Refusal } {
  return failure({ code: 'WRONG_TYPE', field });
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

function isListOf<Item>(value: unknown, is: (item: unknown) => item is Item): value is readonly Item[] {
  return Array.isArray(value) && value.every(is);
}

function isListOfNumbers(value: unknown): value is readonly number[] {
  return isListOf(value, isNumber);
}
