import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { httpStatusOf } from '@red-disc/contracts';
import pg from 'pg';
import request, { type Response, type Test } from 'supertest';
import { atMost } from './at-most.js';
import type { RunningGateway } from './running-gateway.js';

const patienceMs = 100_000;

/** A browser: it keeps its cookies, and has an address of its own so that tests do not share limits. */
export class Browser {
  readonly address: string;
  #cookies = new Map<string, string>();
  static #count = 0;

  constructor(readonly gateway: Pick<RunningGateway, 'url'>) {
    const n = (Browser.#count += 1);
    this.address = `198.${18 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}`;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /**
   * Like supertest, but signed in and remembering what it is told. Where a busy machine asks to be asked again it does
   * so, as every client does: RETRY promises that nothing was done.
   */
  async send(method: string, path: string, body?: object): Promise<Response> {
    const patience = performance.now() + patienceMs;
    for (;;) {
      const response = await this.sendOnce(method, path, body);
      if (response.status !== httpStatusOf.RETRY || performance.now() > patience) return response;
      // A crowd that comes back at once, and all together, would keep a busy machine busy.
      await pause(100 + 200 * Math.random());
    }
  }

  async sendOnce(method: string, path: string, body?: object): Promise<Response> {
    const agent = request(this.gateway.url);
    const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    let test: Test = agent[verb](path).set('X-Forwarded-For', this.address);
    if (this.#cookies.size > 0) test = test.set('Cookie', this.cookie);
    const response = await (body ? test.send(body) : test);
    for (const line of (response.headers['set-cookie'] as unknown as string[] | undefined) ?? [])
      this.#remember(line);
    return response;
  }

  get(path: string): Promise<Response> {
    return this.send('GET', path);
  }

  post(path: string, body?: object): Promise<Response> {
    return this.send('POST', path, body);
  }

  /** For a file: its bytes are the body. */
  async download(path: string): Promise<Response> {
    return request(this.gateway.url)
      .get(path)
      .set('X-Forwarded-For', this.address)
      .set('Cookie', this.cookie)
      .responseType('blob');
  }

  #remember(line: string): void {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    if (/max-age=0/i.test(line)) this.#cookies.delete(pair.slice(0, at));
    else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly browser: Browser;
}

export async function newGuest(gateway: Pick<RunningGateway, 'url'>, name: string): Promise<Person> {
  const browser = new Browser(gateway);
  const answer = await browser.post('/api/account/guest', { name });
  if (answer.status !== 200) throw new Error(answer.text);
  return { id: (answer.body as { id: string }).id, name, browser };
}

/** An account without a password: the long way through the mail has tests of its own. */
export async function newAccount(
  gateway: RunningGateway,
  name: string,
  role: 'user' | 'administrator' = 'user',
): Promise<Person> {
  const person = await newGuest(gateway, name);
  await query(
    gateway,
    'update "user" set is_anonymous = false, email_verified = true, email = $2, platform_role = $3 where id = $1',
    [person.id, `${person.id}@club.example`, role],
  );
  return person;
}

/** A hundred people who are made at once would take half of all connections there are for the tests. */
const inLine = atMost(8);

export function query<Row extends pg.QueryResultRow>(
  gateway: Pick<RunningGateway, 'databaseUrl'>,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return inLine(async () => {
    const client = new pg.Client({ connectionString: gateway.databaseUrl });
    await client.connect();
    try {
      return (await client.query<Row>(sql, values)).rows;
    } finally {
      await client.end();
    }
  });
}

export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The mails in the outbox for an address; waits until there are as many as expected. */
export async function mailsTo(gateway: RunningGateway, to: string, count = 1): Promise<ReceivedMail[]> {
  for (let tries = 0; ; tries += 1) {
    const mails = (await readOutbox(gateway.dataDir)).filter((mail) => mail.to === to);
    if (mails.length >= count) return mails;
    if (tries === 600) throw new Error(`${mails.length} of ${count} mails came`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function readOutbox(dataDir: string): Promise<ReceivedMail[]> {
  const folder = join(dataDir, 'outbox');
  const files = await readdir(folder).catch(() => []);
  const complete = files.filter((file) => file.endsWith('.eml'));
  const mails = await Promise.all(complete.map((file) => readFile(join(folder, file), 'utf8')));
  return mails.map(parseMail);
}

function parseMail(source: string): ReceivedMail {
  const at = source.indexOf('\n\n');
  const head = source.slice(0, at).replaceAll(/\n\s+/g, ' ');
  const header = (name: string): string => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
  const body = source.slice(at).trim();
  return {
    to: header('To'),
    subject: header('Subject'),
    text: header('Content-Transfer-Encoding') === 'base64' ? decoded(body) : body,
  };
}

function decoded(body: string): string {
  return Buffer.from(body, 'base64').toString('utf8');
}
