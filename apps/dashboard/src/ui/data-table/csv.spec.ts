import { describe, expect, it } from '@jest/globals';
import { listCsv } from './csv';

interface Line {
  readonly name: string;
  readonly mean: number;
}

const columns = [
  { key: 'name', label: 'Name, as written', value: ({ name }: Line) => name },
  { key: 'mean', label: 'Mean', value: ({ mean }: Line) => mean },
  { key: 'actions', label: 'Actions', value: () => '', isActions: true },
];
const rows = [
  { name: 'Zoë "Z"', mean: -7.5 },
  { name: '=1+1', mean: 2 },
];

describe('a list as CSV', () => {
  it('has commas and decimal points in English', () => {
    expect(listCsv(columns, rows, 'en')).toBe(
      `\ufeff"Name, as written",Mean\r\n"Zoë ""Z""",-7.5\r\n'=1+1,2\r\n`,
    );
  });

  it.each(['de', 'fr'])('has semicolons and decimal commas in %s', (language) => {
    expect(listCsv(columns, rows, language)).toBe(
      `\ufeffName, as written;Mean\r\n"Zoë ""Z""";-7,5\r\n'=1+1;2\r\n`,
    );
  });
});
