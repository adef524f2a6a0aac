import { readFileSync } from 'node:fs';
import { parseRules, presets, type AllegraRules } from '@red-disc/allegra';
import { ArgumentError } from '../arguments.js';

/** The rule set of a preset, or of a JSON file, for so many players. */
export function namedRules(name: string, players: number): AllegraRules {
  const preset = presets.find(({ id }) => id === name);
  if (!preset) return rulesInFile(name);
  const { min, max } = preset.seats;
  if (players < min || players > max)
    throw new ArgumentError(`--rules ${name} is for ${min === max ? min : `${min} to ${max}`} players`);
  return preset.rules;
}

function rulesInFile(path: string): AllegraRules {
  const rules = parseRules(readJson(path));
  if (rules.ok) return rules.value;
  const { code, field } = rules.error;
  throw new ArgumentError(`--rules ${path} is no rule set: ${code}${field === '' ? '' : ` (${field})`}`);
}

function readJson(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    const ids = presets.map(({ id }) => id).join(', ');
    throw new ArgumentError(`--rules ${path} is neither a file that can be read nor one of ${ids}`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new ArgumentError(`--rules ${path} is not JSON`);
  }
}
