import { plainLetters } from '@red-disc/contracts';
import { Prisma } from '../../generated/prisma/client.js';
import type { PrismaService } from './prisma.service.js';

/** Which part of a list is asked for. */
export interface ListPart<Order extends string = string> {
  readonly page: number;
  readonly limit: number;
  readonly q: string;
  /** A column, or `-column` for the other way round. */
  readonly sort?: Order | undefined;
}

export type PagePart = Pick<ListPart, 'page' | 'limit'>;

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Of the whole list. */
  readonly total: number;
}

/**
 * Letters as people sort and write them, whatever the database was made with: without it Zoe comes before anna, and
 * no search for “ä” finds “Ä”.
 */
const byLetters = Prisma.sql`collate "und-x-icu"`;

export function textOrder(column: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`${column} ${byLetters}`;
}

/**
 * A column as `plainLetters` has text, to be searched. It takes some µs for each: what ten thousand rows are searched by is
 * stored so, as `search_text`.
 */
export function folded(column: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`plain_text(${column})`;
}

/** As `folded`, for what is small letters and hardly ever has accents, as addresses: only one that has them costs it. */
export function foldedIfAccented(column: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`case when octet_length(${column}) = length(${column}) then ${column} else ${folded(column)} end`;
}

/** What is searched for, as a part of a pattern in which nothing stands for anything else. */
export function searched(q: string): string {
  return plainLetters(q).replaceAll(/[\\%_]/g, '\\$&');
}

/** That one of the columns, all of plain letters, holds the text; everything does where none is asked for. */
export function holds(q: string, columns: readonly Prisma.Sql[]): Prisma.Sql {
  if (q === '') return Prisma.sql`true`;
  const pattern = `%${searched(q)}%`;
  const each = columns.map((column) => Prisma.sql`${column} collate "C" like ${pattern}`);
  return Prisma.sql`(${Prisma.join(each, ' or ')})`;
}

export function all(conditions: readonly (Prisma.Sql | false)[]): Prisma.Sql {
  const some = conditions.filter((condition) => condition !== false);
  return some.length === 0 ? Prisma.sql`true` : Prisma.join(some, ' and ');
}

/** What stands in for each column to sort by, and for a list that nobody sorted. */
export type Sorting<Column extends string> = { readonly [Each in Column]: Prisma.Sql } & {
  readonly otherwise: Prisma.Sql;
  /** Different for every row, so that none is on two pages. */
  readonly last: Prisma.Sql;
};

export interface PageQuery {
  readonly select: Prisma.Sql;
  /** With its conditions. */
  readonly from: Prisma.Sql;
  readonly order: Prisma.Sql;
}

export function orderOf<Column extends string>(
  sort: Column | `-${Column}` | undefined,
  by: Sorting<Column>,
): Prisma.Sql {
  if (sort === undefined) return Prisma.sql`${by.otherwise}, ${by.last}`;
  const isDescending = sort.startsWith('-');
  const column = by[(isDescending ? sort.slice(1) : sort) as Column];
  const direction = isDescending ? Prisma.sql`desc nulls last` : Prisma.sql`asc nulls first`;
  return Prisma.sql`${column} ${direction}, ${by.last}`;
}

/** The rows of one page, and how many there are in all. */
export async function readPage<Row>(
  prisma: PrismaService,
  { page, limit }: PagePart,
  { select, from, order }: PageQuery,
): Promise<Page<Row>> {
  const [rows, [count]] = await Promise.all([
    prisma.$queryRaw<Row[]>`
      select ${select} from ${from} order by ${order} limit ${limit} offset ${skipped({ page, limit })}`,
    prisma.$queryRaw<{ total: number }[]>`select count(*)::int as total from ${from}`,
  ]);
  return { rows, total: count!.total };
}

/** As Prisma's own queries take it. */
export function range(part: PagePart): { readonly skip: number; readonly take: number } {
  return { skip: skipped(part), take: part.limit };
}

function skipped({ page, limit }: PagePart): number {
  return (page - 1) * limit;
}
