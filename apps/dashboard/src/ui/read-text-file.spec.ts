import { describe, expect, it } from '@jest/globals';
import { readTextFile } from './read-text-file';

const text = 'Name;Wertung\r\nJürgen Groß;7,5\r\n';

describe('a file that somebody chose', () => {
  it('is read in the letters of everybody, with or without a mark', async () => {
    expect(await readTextFile(new Blob([text]))).toBe(text);
    expect(await readTextFile(new Blob([`\ufeff${text}`]))).toBe(text);
  });

  it('is read in those of a spreadsheet on Windows', async () => {
    expect(await readTextFile(new Blob([Buffer.from(text, 'latin1')]))).toBe(text);
  });
});
