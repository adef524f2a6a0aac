import { randomUUID } from 'node:crypto';
import { presets, rulesVersion, type AllegraRules } from '@red-disc/allegra';
import type { Timing } from '@red-disc/contracts';
import type { ScratchDatabase } from './scratch-database.js';

/** Clocks that no load runs into. */
export const patientClocks: Timing = { turn: 600, bank: 0, window: 60, setup: 600, pause: 600, timeouts: 10 };

/** Publishes the standard rules with as many rounds as there may be, so that no game ends under a measurement. */
export async function publishLongRules(
  database: ScratchDatabase,
  timing: Timing = patientClocks,
  rules: Partial<AllegraRules> = {},
): Promise<string> {
  const ruleSet = randomUUID();
  const version = randomUUID();
  await database.query(`insert into rule_set (id, name) values ($1, 'Long')`, [ruleSet]);
  await database.query(
    `insert into rule_set_version (id, rule_set_id, number, game, rules, timing) values ($1, $2, 1, $3, $4, $5)`,
    [version, ruleSet, rulesVersion, { ...longest, ...rules }, timing],
  );
  return version;
}

const longest: AllegraRules = { ...presets[0]!.rules, rounds: 99 };
