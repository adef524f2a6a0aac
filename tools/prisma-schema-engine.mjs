#!/usr/bin/env node
// Stands in for Prisma's native schema engine: the same JSON-RPC over standard input and output, answered by
// Prisma's own WASM build of the engine over adapter-pg. prisma.config.ts names this file to the CLI.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';

const require = createRequire(import.meta.url);
const wasmDir = dirname(require.resolve('@prisma/schema-engine-wasm/schema_engine_bg'));
const { datasource, datamodels, words } = parseArguments(process.argv.slice(2));

if (words[0] === '--version' || words[0] === '-V') printVersion();
else if (words[0] === 'cli') await runDatabaseCommand(words[1]);
else serve();

function parseArguments(args) {
  const parsed = { datasource: undefined, datamodels: [], words: [] };
  for (let i = 0; i < args.length; i++) {
    if (args[i] === '--datamodels') parsed.datamodels.push(args[++i]);
    else if (args[i] === '--datasource') parsed.datasource = JSON.parse(args[++i]);
    else if (args[i] === '--enabled-preview-features' || args[i] === '--extension-types') i++;
    else parsed.words.push(args[i]);
  }
  return parsed;
}

function printVersion() {
  const { version } = JSON.parse(readFileSync(join(wasmDir, 'package.json'), 'utf8'));
  console.log(`schema-engine-cli ${version.split('.').at(-1)}`);
}

function databaseName(url) {
  return decodeURIComponent(new URL(url).pathname.slice(1)) || 'postgres';
}

function withPath(url, database) {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

async function query(url, sql) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    if (sql) await client.query(sql);
  } finally {
    await client.end();
  }
}

function createDatabase(url, name = databaseName(url)) {
  return query(withPath(url, 'postgres'), `create database ${pg.escapeIdentifier(name)}`);
}

function dropDatabase(url, name = databaseName(url)) {
  return query(
    withPath(url, 'postgres'),
    `drop database if exists ${pg.escapeIdentifier(name)} with (force)`,
  );
}

/** The CLI's own questions about the database; the answer is the exit code, the reason a log line. */
async function runDatabaseCommand(command) {
  const { url } = datasource;
  const commands = {
    'can-connect-to-database': () => query(url),
    'create-database': () => createDatabase(url),
    'drop-database': () => dropDatabase(url),
  };
  try {
    await commands[command]?.();
    process.exit(0);
  } catch (error) {
    const prismaCodes = { '3D000': 'P1003', '28P01': 'P1000' };
    const fields = { error_code: prismaCodes[error.code] ?? 'P1001', message: String(error.message) };
    process.stderr.write(`\n${JSON.stringify({ level: 'ERROR', target: 'schema_engine::logger', fields })}`);
    process.exit(1);
  }
}

const character = 6; // ColumnTypeEnum.Character of @prisma/driver-adapter-utils

/**
 * adapter-pg does not decode some column types of the system catalogue. The engine reads them as text, but for
 * the kind of a constraint, which it wants as one character.
 */
function readCatalogue(adapter) {
  const text = 25;
  const textArray = 1009;
  const read = {
    18: text,
    22: text,
    24: text,
    194: text,
    1003: textArray,
    2205: text,
    2206: text,
    4089: text,
  };
  const perform = adapter.performIO.bind(adapter);
  adapter.performIO = async (request) => {
    const result = await perform(request);
    for (const field of result.fields ?? []) field.dataTypeID = read[field.dataTypeID] ?? field.dataTypeID;
    return result;
  };
  const query = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (request) => {
    const result = await query(request);
    const kind = result.columnNames.indexOf('constraint_type');
    if (kind >= 0) result.columnTypes[kind] = character;
    return result;
  };
  // The adapter's own cuts a script at every semicolon, also inside the body of a function.
  adapter.executeScript = async (script) => {
    await adapter.client.query(script);
  };
  return adapter;
}

async function loadWasm() {
  const bindings = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const bytes = readFileSync(join(wasmDir, 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': bindings });
  // Where the engine leaves the message of a panic; without it the panic itself fails.
  globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (message) => process.stderr.write(`${message}\n`) };
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return bindings;
}

async function startEngine() {
  const { PrismaPg } = await import('@prisma/adapter-pg');
  const { bindMigrationAwareSqlAdapterFactory } = await import('@prisma/driver-adapter-utils');
  const bindings = await loadWasm();

  const url = datasource?.url ?? 'postgresql://localhost/unset';
  const schema = new URL(url).searchParams.get('schema') ?? undefined;

  class MigrationAdapter extends PrismaPg {
    async connect() {
      return readCatalogue(await super.connect());
    }

    /** As the adapter's own, but the connections are closed before the shadow database is dropped. */
    async connectToShadowDb() {
      const given = datasource?.shadowDatabaseUrl;
      const name = `prisma_migrate_shadow_db_${randomUUID()}`;
      if (!given) await createDatabase(url, name);
      const shadowUrl = given ?? withPath(url, name);
      const adapter = readCatalogue(
        await new PrismaPg({ connectionString: shadowUrl }, { schema }).connect(),
      );
      if (given) return adapter;
      const dispose = adapter.dispose.bind(adapter);
      adapter.dispose = async () => {
        await dispose();
        await dropDatabase(url, name);
      };
      return adapter;
    }
  }

  const factory = bindMigrationAwareSqlAdapterFactory(
    new MigrationAdapter({ connectionString: url }, { schema }),
  );
  const models = datamodels.length ? datamodels.map((file) => [file, readFileSync(file, 'utf8')]) : undefined;
  const log = (line) => process.env.DEBUG && process.stderr.write(`${line}\n`);
  return bindings.SchemaEngine.new({ datamodels: models }, log, factory);
}

function serve() {
  let engine;
  let diagnose;
  let queue = Promise.resolve();
  const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

  async function answer({ id, method, params }) {
    try {
      send({ id, result: (await call(id, method, params)) ?? null });
    } catch (error) {
      const data = {
        is_panic: error instanceof WebAssembly.RuntimeError,
        message: error?.message ?? String(error),
        error_code: error?.code ?? null,
        meta: error?.meta,
      };
      send({ id, error: { code: 4466, message: 'The schema engine refused; see data.', data } });
    }
  }

  async function call(id, method, params) {
    if (method === 'createDatabase') {
      await createDatabase(datasource.url);
      return { databaseName: databaseName(datasource.url) };
    }
    engine ??= await startEngine();
    const result = await (method === 'getDatabaseVersion' ? engine.version(params) : engine[method](params));
    // The WASM engine forgets how to make a shadow database once it has applied migrations; looking again reminds it.
    if (method === 'devDiagnostic') diagnose = () => engine.devDiagnostic(params);
    if (method === 'applyMigrations') await diagnose?.();
    if (method === 'diff' && result?.stdout != null)
      send({ id: 1_000_000 + id, method: 'print', params: { content: result.stdout } });
    return result;
  }

  const lines = createInterface({ input: process.stdin, crlfDelay: Infinity });
  lines.on('line', (line) => {
    const message = line.trim() && JSON.parse(line);
    if (message?.method) queue = queue.then(() => answer(message));
  });
  lines.on('close', () => queue.finally(() => process.exit(0)));
}
