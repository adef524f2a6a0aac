import { parseArgs } from 'node:util';
import {
  DEFAULT_PREFERENCE,
  POLICIES,
  TABLE_SIZES,
  type ShortTablePolicy,
  type TableSize,
} from '@red-disc/tournaments';
import { ArgumentError, wholeNumber } from './arguments.js';

const PLAYERS = { least: 1, most: 1000, otherwise: 1 };
const ROUNDS = { least: 1, most: 60, otherwise: 1 };

export interface SeatingRequest {
  readonly players: number;
  readonly rounds: number;
  readonly prefer: readonly TableSize[];
  readonly policy: ShortTablePolicy;
  readonly seed: string;
  readonly json: boolean;
}

function required(text: string | undefined, name: string): string {
  if (text === undefined) throw new ArgumentError(`--${name} is missing`);
  return text;
}

function preference(text: string): readonly TableSize[] {
  const sizes = text.split(',').map((part) => TABLE_SIZES.find((size) => String(size) === part.trim()));
  const known = sizes.filter((size) => size !== undefined);
  if (known.length < sizes.length || new Set(known).size < known.length) {
    throw new ArgumentError(`--prefer lists different table sizes from 2 to 6, such as 4,3,5, not '${text}'`);
  }
  return known;
}

function policyOf(text: string): ShortTablePolicy {
  const policy = POLICIES.find((known) => known === text);
  if (!policy) throw new ArgumentError(`--policy is ${POLICIES.join(' or ')}, not '${text}'`);
  return policy;
}

/** What the command line asks for; a mistake in it is an ArgumentError of one line. */
export function readSeatingRequest(args: readonly string[]): SeatingRequest {
  const { values } = parseArgs({
    args: [...args],
    options: {
      players: { type: 'string' },
      rounds: { type: 'string' },
      prefer: { type: 'string', default: DEFAULT_PREFERENCE.join() },
      policy: { type: 'string', default: 'repeatsFirst' },
      seed: { type: 'string', default: 'red-disc' },
      json: { type: 'boolean', default: false },
    },
  });
  return {
    players: wholeNumber(required(values.players, 'players'), 'players', PLAYERS),
    rounds: wholeNumber(required(values.rounds, 'rounds'), 'rounds', ROUNDS),
    prefer: preference(values.prefer),
    policy: policyOf(values.policy),
    seed: values.seed,
    json: values.json,
  };
}
