import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { refusalReasons } from '@red-disc/contracts';
import { PLAIN_REFUSALS } from '@red-disc/tournaments';

const sources = fileURLToPath(new URL('../..', import.meta.url));

/** Ways in which the gateway's own code names a reason; a refusal of a table's command becomes one. */
const written = [/\bcode: '[A-Z_]+',\s+reason: '([A-Z][A-Z_]+)'/g, /\brefused\('([A-Z][A-Z_]+)'/g];
const writtenAtTables = /\bfailure\(\{ code: '([A-Z][A-Z_]+)'/g;

/** They never leave: BUSY is answered as RETRY, and a clock that was too early tries again. */
const inward = ['BUSY', 'TOO_EARLY'];

/** Rules of a game or an event speak for themselves: their codes are not the gateway's. */
const ofTheRules: readonly string[] = [...PLAIN_REFUSALS, 'SHUFFLE_AWAITED'];

function reasonsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'generated' ? [] : reasonsIn(path);
    if (!/(?<!\.spec)\.ts$/.test(entry.name)) return [];
    const text = readFileSync(path, 'utf8');
    const patterns = path.includes(`${sep}tables${sep}`) ? [...written, writtenAtTables] : written;
    return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, reason]) => reason!));
  });
}

describe('the reasons of refusals', () => {
  it('are all in the contract, and the contract has no other', () => {
    const given = new Set(
      reasonsIn(sources).filter((reason) => ![...inward, ...ofTheRules].includes(reason)),
    );
    const known = Object.values(refusalReasons).flat();
    expect(known).toHaveLength(new Set(known).size);
    expect([...given].sort()).toEqual([...known].sort());
  });
});
