import { failure, success, type Result } from '@red-disc/kernel';
import { type RulesRefusal } from '@red-disc/game';
import { isPlainObject, own } from '../untrusted.js';
import { rulesVersion, type AllegraRules } from './rules.js';

export const roundsRange = { min: 1, max: 99 } as const;
export const pointLimitRange = { min: 10, max: 500 } as const;
export const deckOptions = ['auto', 'full', 'reduced'] as const;
export const clearingOptions = ['may', 'must'] as const;
export const takenDiscardOptions = ['free', 'exchange'] as const;

type Field<Value> = Result<Value, RulesRefusal>;

/** A rule set from data of unknown origin. What may be missing is filled in; other keys are ignored. */
export function parseRules(data: unknown): Result<AllegraRules, RulesRefusal> {
  if (!isPlainObject(data)) return failure({ code: 'NOT_RULES', field: '' });
  const version = parseChoice(data, 'version', [rulesVersion]);
  if (!version.ok) return version;
  const rounds = parseLimit(data, 'rounds', roundsRange);
  if (!rounds.ok) return rounds;
  const pointLimit = parseLimit(data, 'pointLimit', pointLimitRange);
  if (!pointLimit.ok) return pointLimit;
  if (rounds.value === null && pointLimit.value === null)
    return failure({ code: 'GAME_WITHOUT_END', field: 'rounds' });
  const knock = parseSwitch(data, 'knock');
  if (!knock.ok) return knock;
  const deck = parseChoice(data, 'deck', deckOptions);
  if (!deck.ok) return deck;
  const clearing = parseChoice(data, 'clearing', clearingOptions);
  if (!clearing.ok) return clearing;
  const takenDiscard = parseChoice(data, 'takenDiscard', takenDiscardOptions);
  if (!takenDiscard.ok) return takenDiscard;
  return success({
    version: version.value,
    rounds: rounds.value,
    pointLimit: pointLimit.value,
    knock: knock.value,
    deck: deck.value,
    clearing: clearing.value,
    takenDiscard: takenDiscard.value,
  });
}

function parseLimit(
  data: Readonly<Record<string, unknown>>,
  field: keyof AllegraRules,
  { min, max }: { readonly min: number; readonly max: number },
): Field<number | null> {
  const value = own(data, field);
  if (value === undefined || value === null) return success(null);
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max)
    return failure({ code: 'OUT_OF_RANGE', field, min, max });
  return success(value);
}

function parseSwitch(data: Readonly<Record<string, unknown>>, field: keyof AllegraRules): Field<boolean> {
  const value = own(data, field);
  if (value === undefined) return success(true);
  return typeof value === 'boolean' ? success(value) : failure({ code: 'NOT_A_SWITCH', field });
}

/** The first choice is the default. */
function parseChoice<Choice extends string>(
  data: Readonly<Record<string, unknown>>,
  field: keyof AllegraRules,
  choices: readonly [Choice, ...Choice[]],
): Field<Choice> {
  const value = own(data, field);
  if (value === undefined) return success(choices[0]);
  const choice = choices.find((known) => known === value);
  return choice === undefined ? failure({ code: 'NOT_A_CHOICE', field, choices }) : success(choice);
}
