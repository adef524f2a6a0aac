/// <reference lib="dom" />
import pg from 'pg';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser } from '../../src/pages/browser.js';
import type { DemoSite } from '../../src/pages/demo-site.js';
import { furnish } from '../../src/pages/furnish.js';
import type { SignIn, SignIns } from '../../src/pages/people.js';

/** Somebody at a browser of their own: no cookie is shared. What goes wrong in the page is kept. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly errors: string[];
}

interface Address {
  readonly url: string;
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly signIns: SignIns;
}

function readAddress(): Address {
  const text = process.env.SHARED_SERVER;
  if (text === undefined) throw new Error('only the specs in tools/test/browser share a server');
  return JSON.parse(text) as Address;
}

/** Whether a page of ours listens to clicks; whatever else was opened does not have to. */
function isReady(): boolean {
  const { lang, dataset } = document.documentElement;
  return lang === '' || dataset['ready'] !== undefined;
}

/** The server that start-server.mjs has started for all specs of this folder, and a Chromium to look at it with. */
export class SharedServer {
  readonly #address = readAddress();

  readonly #browser: Browser;

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  static async open(): Promise<SharedServer> {
    const server = new SharedServer(await openBrowser());
    await server.#forgetLimits();
    return server;
  }

  get url(): string {
    return this.#address.url;
  }

  /** Where its outbox is: without SMTP, mails wait there. */
  get dataDir(): string {
    return this.#address.dataDir;
  }

  /** The demo club with something on every page. */
  async furnish(): Promise<DemoSite> {
    await this.#forgetLimits();
    return { url: this.url, site: await furnish(this.url, this.#address.signIns) };
  }

  /** The browser itself, for what opens pages on its own. */
  get browser(): Browser {
    return this.#browser;
  }

  /** A guest, on a page of theirs. */
  async visit(path: string, options: BrowserContextOptions = {}): Promise<Visitor> {
    const visitor = await this.#newVisitor(options);
    await visitor.page.goto(this.url + path);
    return visitor;
  }

  /** How one of the demo club's people signs in. */
  signInOf(who: string): SignIn {
    return this.#address.signIns[who]!;
  }

  /** One of the demo club's people (owner, director, member, administrator …), signed in. */
  async signIn(who: string, options: BrowserContextOptions = {}): Promise<Visitor> {
    await this.#forgetLimits();
    const visitor = await this.#newVisitor(options);
    const answer = await visitor.context.request.post(`${this.url}/api/account/sign-in`, {
      data: this.signInOf(who),
      headers: { origin: this.url },
    });
    if (!answer.ok()) throw new Error(`${who} cannot sign in: ${await answer.text()}`);
    return visitor;
  }

  /** The server itself stays for the other specs. */
  async close(): Promise<void> {
    await this.#browser.close();
  }

  async #newVisitor(options: BrowserContextOptions = {}): Promise<Visitor> {
    const context = await this.#browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', ...options });
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    const goto = page.goto.bind(page);
    page.goto = async (...where) => {
      const response = await goto(...where);
      await page.waitForFunction(isReady);
      return response;
    };
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
    });
    return { context, page, errors };
  }

  /** For what no page and no route can do, such as to make years pass. */
  async query(sql: string, values: readonly unknown[] = []): Promise<void> {
    const client = new pg.Client({ connectionString: this.#address.databaseUrl });
    await client.connect();
    await client.query(sql, [...values]);
    await client.end();
  }

  /** Everybody here comes from one address, which may sign in three times in ten seconds, sign up five times an hour … */
  #forgetLimits(): Promise<void> {
    return this.query('delete from limit_window');
  }
}
