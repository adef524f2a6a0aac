import { type Preset, type SeatRange } from '@red-disc/game';
import { rulesVersion, type AllegraRules } from './rules.js';

export const allSeats: SeatRange = { min: 2, max: 6 };

const english: AllegraRules = {
  version: rulesVersion,
  rounds: 3,
  pointLimit: null,
  knock: true,
  deck: 'auto',
  clearing: 'may',
  takenDiscard: 'free',
};
const german: AllegraRules = { ...english, clearing: 'must' };

function preset(id: string, rules: AllegraRules, seats = allSeats): Preset<AllegraRules> {
  return { id, rules, seats };
}

/** The editions to the letter, then the variants this house plays. `english` is the French edition too. */
export const presets: readonly Preset<AllegraRules>[] = [
  preset('english', english),
  preset('german', german),
  preset('house', { ...english, takenDiscard: 'exchange' }),
  preset('kids', { ...english, knock: false }),
  preset('limit-66', { ...english, rounds: null, pointLimit: 66 }),
  preset('limit-77', { ...english, rounds: null, pointLimit: 77 }),
  preset('one-round', { ...english, rounds: 1 }),
  preset('duel', { ...english, knock: false }, { min: 2, max: 2 }),
];

/** The printed editions. */
export const editions = { english, german } as const;
export type EditionId = keyof typeof editions;
