import { describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { csvFormOf } from '@red-disc/tournaments';
import { csvFiles } from './csv-files.js';
import { zipOf } from './zip-of.js';

const mark = '\uFEFF';

describe('an export for a spreadsheet', () => {
  it('has a table for each list, lists within lists by the id of their row', () => {
    const files = csvFiles(
      {
        account: { id: 'a', sessions: [{ from: 'Here', at: 1 }] },
        evenings: [
          { id: 'e1', club: { name: 'Nights' }, answers: [{ answer: 'yes' }, { answer: 'no', late: true }] },
          { id: 'e2', roles: ['owner', 'director'], note: null, answers: [] },
        ],
        empty: [],
      },
      csvFormOf('en'),
    );
    expect(files).toEqual({
      'sessions.csv': `${mark}from,at\r\nHere,1\r\n`,
      'evenings.csv': `${mark}id,club.name,roles,note\r\ne1,Nights,,\r\ne2,,owner director,\r\n`,
      'evenings-answers.csv': `${mark}evenings id,answer,late\r\ne1,yes,\r\ne1,no,true\r\n`,
    });
  });

  it('quotes what needs quotes, and takes nobody’s name for a formula', () => {
    const names = ['Plain', 'Comma, here', 'A "quote"', 'Two\nlines', '=1+1', '@SUM(A1)', '-5'];
    const { 'people.csv': text } = csvFiles(
      { people: names.map((name) => ({ name, score: -5 })) },
      csvFormOf('en'),
    );
    expect(text).toBe(
      `${mark}name,score\r\nPlain,-5\r\n"Comma, here",-5\r\n"A ""quote""",-5\r\n"Two\nlines",-5\r\n` +
        `'=1+1,-5\r\n'@SUM(A1),-5\r\n'-5,-5\r\n`,
    );
  });

  it('has the semicolons and decimal commas of its reader', () => {
    const { 'people.csv': text } = csvFiles({ people: [{ name: 'Zoë', score: -7.5 }] }, csvFormOf('fr'));
    expect(text).toBe(`${mark}name;score\r\nZoë;-7,5\r\n`);
  });

  it('is packed so that another program unpacks it as it was, however large', async () => {
    const files = { 'small.csv': 'ä', 'empty.csv': '', 'large.json': 'Zeile ö\n'.repeat(50_000) };
    const pieces: Uint8Array[] = [];
    for await (const piece of zipOf(files)) pieces.push(piece);
    const unpacked = unzipSync(Buffer.concat(pieces));
    expect(
      Object.fromEntries(Object.entries(unpacked).map(([name, data]) => [name, strFromU8(data)])),
    ).toEqual(files);
  });
});
