import { describe, expect, it } from '@jest/globals';
import { errorCodes, refusalReasons } from '@red-disc/contracts';
import { PLAIN_REFUSALS } from '@red-disc/tournaments';
import { catalogues } from '@/i18n/catalogues';
import { routing } from '@/i18n/routing';

/** Faults of a program rather than of a person: the general sentence says enough. */
const ofPrograms = ['MALFORMED_JSON', 'FOREIGN_ORIGIN', 'REFUSED'];

describe.each(routing.locales)('refusals in %s', (locale) => {
  const { refusal, tableRefusal, tournamentRefusal } = catalogues[locale];
  const { tables, tournaments, ...others } = refusalReasons;

  it('have a sentence for every code', () => {
    expect(errorCodes.filter((code) => !(code in refusal) && !ofPrograms.includes(code))).toEqual([]);
  });

  it('have a sentence for every reason of a table', () => {
    expect(tables.filter((reason) => !(reason in tableRefusal))).toEqual([]);
  });

  it('have a sentence for every reason of accounts and clubs', () => {
    const reasons = Object.values(others).flat();
    expect(reasons.filter((reason) => !(reason in refusal))).toEqual([]);
  });

  it('have a sentence for every reason of an event', () => {
    const reasons = [...tournaments, ...PLAIN_REFUSALS];
    expect(reasons.filter((reason) => !(reason in tournamentRefusal))).toEqual([]);
  });
});
