import { describe, expect, it } from '@jest/globals';
import { routes } from '@red-disc/contracts';
import { csvFormOf } from '@red-disc/tournaments';
import { csvFormIn } from './csv-form.js';

const { query } = routes.exportTournamentCsv;

describe('the form of tables that a request asks for', () => {
  it('is that of programs where it says nothing', () => {
    expect(csvFormIn(query.parse({}))).toEqual({ separator: ',', decimal: '.', byteOrderMark: true });
  });

  it('is what a page in German asks for', () => {
    const asked = { separator: ';', decimal: ',', bom: 'true' };
    expect(csvFormIn(query.parse(asked))).toEqual(csvFormOf('de'));
    expect(query.safeParse({ ...asked, decimal: ';' }).success).toBe(false);
  });
});
