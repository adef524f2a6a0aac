import { describe, expect, it } from '@jest/globals';
import { makeCsv } from './csv';

describe('makeCsv', () => {
  it('quotes what holds a comma, a quote or a line break', () => {
    expect(makeCsv([['a', 'b,c', 'say "hi"', 'two\nlines']])).toBe(
      '\ufeffa,"b,c","say ""hi""","two\nlines"\r\n',
    );
  });

  it('lets no cell be a formula, and leaves numbers numbers', () => {
    expect(makeCsv([['=1+1', '@name', '-2', -2]])).toBe("\ufeff'=1+1,'@name,'-2,-2\r\n");
  });
});
