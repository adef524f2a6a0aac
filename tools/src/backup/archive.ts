import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { TableLayout } from './database-layout.js';

/**
 * A backup is one gzipped text: a header, then each table as PostgreSQL's own COPY text between a line that names
 * it and the line `\.`, then a footer with the counts and checksums. Without its footer it is not whole.
 */
export const archiveFormat = 'red-disc-backup@1';

export interface ArchiveHeader {
  readonly format: string;
  readonly createdAt: string;
  readonly migrations: readonly string[];
  readonly sequences: Readonly<Record<string, string>>;
}

export interface TableSum {
  readonly table: string;
  readonly rows: number;
  readonly sha256: string;
}

export interface ArchiveFooter {
  readonly tables: readonly TableSum[];
}

/** A file that is no backup, or not a whole one. */
export class BadBackupError extends Error {}

const newline = 0x0a;
export const endOfRows = Buffer.from('\\.');

/** Counts rows and sums up their bytes. COPY text has one row a line, whatever the row holds. */
export class Summing {
  readonly #hash: Hash = createHash('sha256');
  #rows = 0;

  constructor(private readonly table: string) {}

  add(chunk: Buffer): void {
    this.#hash.update(chunk);
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) this.#rows += 1;
  }

  sum(): TableSum {
    return { table: this.table, rows: this.#rows, sha256: this.#hash.digest('hex') };
  }
}

export interface ArchiveReader {
  readonly onHeader: (header: ArchiveHeader) => Promise<void>;
  /** Gets rows with their line ends. */
  readonly onTable: (
    layout: TableLayout,
  ) => Promise<{ write: (rows: Buffer) => Promise<void>; end: () => Promise<void> }>;
}

/** Reads a backup from one end to the other, and only returns if every checksum is right. */
export async function readArchive(file: string, reader: ArchiveReader): Promise<ArchiveFooter> {
  const lines = linesOf(file);
  const header = await nextJson<ArchiveHeader>(lines);
  if (header.format !== archiveFormat) throw new BadBackupError(`${file} is no ${archiveFormat}`);
  await reader.onHeader(header);
  const sums: TableSum[] = [];
  for (;;) {
    const next = await nextJson<TableLayout | ArchiveFooter>(lines);
    if ('tables' in next) {
      if (JSON.stringify(next.tables) !== JSON.stringify(sums))
        throw new BadBackupError(`${file} is damaged: its checksums do not fit`);
      return next;
    }
    sums.push(await readTable(next, lines, reader));
  }
}

async function readTable(
  layout: TableLayout,
  lines: AsyncIterator<Buffer, undefined>,
  reader: ArchiveReader,
): Promise<TableSum> {
  const summing = new Summing(`${layout.schema}.${layout.name}`);
  const rows = await reader.onTable(layout);
  for (;;) {
    const line = await nextLine(lines);
    if (line.equals(endOfRows)) break;
    const row = Buffer.concat([line, Buffer.of(newline)]);
    summing.add(row);
    await rows.write(row);
  }
  await rows.end();
  return summing.sum();
}

async function nextLine(lines: AsyncIterator<Buffer, undefined>): Promise<Buffer> {
  try {
    const { value } = await lines.next();
    if (value) return value;
  } catch (error) {
    throw new BadBackupError(
      `the backup cannot be read: ${error instanceof Error ? error.message : 'unknown'}`,
    );
  }
  throw new BadBackupError('the backup is not whole: it ends too early');
}

async function nextJson<T>(lines: AsyncIterator<Buffer, undefined>): Promise<T> {
  const line = await nextLine(lines);
  try {
    return JSON.parse(line.toString('utf8')) as T;
  } catch {
    throw new BadBackupError('the backup is damaged: a line is neither a row nor a heading');
  }
}

async function* linesOf(file: string): AsyncGenerator<Buffer, undefined> {
  const source = createReadStream(file);
  const unzipped = source.pipe(createGunzip());
  source.on('error', (error) => unzipped.destroy(error));
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of unzipped as AsyncIterable<Buffer>) {
    const text: Buffer = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let start = 0;
    for (let at = text.indexOf(newline); at >= 0; at = text.indexOf(newline, start)) {
      yield text.subarray(start, at);
      start = at + 1;
    }
    rest = text.subarray(start);
  }
  return undefined;
}
