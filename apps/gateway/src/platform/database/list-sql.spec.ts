import { describe, expect, it } from '@jest/globals';
import { Prisma } from '../../generated/prisma/client.js';
import { folded, holds } from './list-sql.js';

const column = Prisma.sql`search_text`;

describe('a search in a list', () => {
  it('compares bytes with what is stored in plain letters: rules of letters for each row are slow', () => {
    const { sql, values } = holds('ÄNN', [column]);
    expect(sql).toBe('(search_text collate "C" like ?)');
    expect(values).toEqual(['%ann%']);
  });

  it('takes signs of patterns for what they are', () => {
    expect(holds('50%_\\', [column]).values).toEqual(['%50\\%\\_\\\\%']);
  });

  it('makes plain letters of what is not stored in them', () => {
    expect(holds('a', [folded(Prisma.sql`reason`)]).sql).toContain('plain_text(reason)');
  });
});
