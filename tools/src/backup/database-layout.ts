import type pg from 'pg';

/** A table with the columns that hold data of their own. */
export interface TableLayout {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
}

/** The tables of ours, those that others refer to first; the queue of jobs makes its own schema and comes last. */
export async function readLayout(client: pg.Client): Promise<TableLayout[]> {
  const { rows } = await client.query<TableLayout>(
    `select n.nspname as schema, c.relname as name,
            array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where (n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
            and c.relname <> '_prisma_migrations')
        or (n.nspname = 'jobs' and c.relname = 'job')
     group by 1, 2 order by 1 desc, 2`,
  );
  return inOrder(rows, await readReferences(client));
}

interface Reference {
  readonly from: string;
  readonly to: string;
}

async function readReferences(client: pg.Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select f.relname as from, t.relname as to from pg_constraint k
     join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     join pg_namespace n on n.oid = f.relnamespace
     where k.contype = 'f' and n.nspname = 'public' and k.conrelid <> k.confrelid`,
  );
  return rows;
}

function inOrder(tables: readonly TableLayout[], references: readonly Reference[]): TableLayout[] {
  const ordered: TableLayout[] = [];
  const left = new Set(tables);
  while (left.size > 0) {
    const names = new Set([...left].map(({ name }) => name));
    const next = [...left].find(
      ({ name }) => !references.some(({ from, to }) => from === name && names.has(to)),
    );
    if (!next) throw new Error(`these tables refer to one another in a circle: ${[...names].join(', ')}`);
    left.delete(next);
    ordered.push(next);
  }
  return ordered;
}

/** Counters of numbered columns, which do not travel with the rows. */
export async function readSequences(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

export async function readMigrationNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select migration_name as name from _prisma_migrations
     where finished_at is not null and rolled_back_at is null order by migration_name`,
  );
  return rows.map(({ name }) => name);
}
