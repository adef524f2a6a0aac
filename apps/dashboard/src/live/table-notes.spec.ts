import { describe, expect, it } from '@jest/globals';
import { createTranslator } from 'next-intl';
import { catalogues } from '@/i18n/catalogues';
import { noteWords, readNotes } from './table-notes';

const t = createTranslator({ locale: 'de', messages: catalogues.de, namespace: 'referee' });
const names = { nameOfUser: () => 'Ada', nameOfSeat: () => 'Grace' };

describe('noteWords', () => {
  it.each([
    ['tournament', 'nach dem Plan des Turniers'],
    ['Kaffee', 'Kaffee'],
  ])('never shows the server’s own word for a reason: %s', (reason, shown) => {
    const [note] = readNotes([{ type: 'paused', by: 'u', reason }]);
    expect(noteWords(t, note!, names)).toContain(`: ${shown}`);
  });

  it('leaves out what the seats themselves show', () => {
    expect(readNotes([{ type: 'sat', seat: 1, occupant: { bot: 'steady' } }])).toEqual([]);
  });
});
