import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { missingKeys } from './missing-keys';

describe('keys that a language lacks', () => {
  let folder = '';
  const write = (language: string, file: string, texts: object): void => {
    mkdirSync(join(folder, language), { recursive: true });
    writeFileSync(join(folder, language, file), JSON.stringify(texts));
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'catalogues-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('are named with their file, whichever language has them', () => {
    write('en', 'start.json', { title: 'Start', club: { title: 'Club' } });
    write('fr', 'start.json', { title: 'Début', club: { title: 'Club', more: 'Plus' } });
    expect(missingKeys(folder)).toEqual(['en/start.json: club.more']);
    write('de', 'start.json', { title: 'Start', club: {} });
    write('de', 'list.json', { next: 'Weiter' });
    expect([...missingKeys(folder)].sort()).toEqual([
      'de/start.json: club.more',
      'de/start.json: club.title',
      'en/list.json: next',
      'en/start.json: club.more',
      'fr/list.json: next',
    ]);
  });
});
