import type { Logger } from 'pino';
import type { LiveTable } from '../live-table.js';
import type { LiveTables } from '../live-tables.js';
import { longestHint, type HintBus } from './hint-bus.js';

/** A table has a new row, something was said there, its audience here has changed, or its people play on elsewhere. */
export type Hint =
  | { readonly type: 'row'; readonly tableId: string; readonly seq: number }
  | { readonly type: 'talk'; readonly tableId: string; readonly line: string }
  | {
      readonly type: 'audience';
      readonly tableId: string;
      readonly gateway: string;
      readonly spectators: number;
    }
  | { readonly type: 'rematch'; readonly tableId: string };

type OtherHint = Exclude<Hint, { type: 'row' }>;

/**
 * Tells other gateways what is new. A hint is only that: what happened is read from the database, and a row whose
 * hint gets lost is found by the sweep.
 */
export class Hints {
  readonly #listeners: ((hint: OtherHint) => void)[] = [];

  constructor(
    private readonly bus: HintBus,
    private readonly tables: LiveTables,
    private readonly logger: Logger,
  ) {}

  start(): Promise<void> {
    return this.bus.start({
      onText: (text) => {
        for (const word of text.split(' ')) this.#receive(word);
      },
      onGap: () => {
        for (const live of this.tables.all()) void this.#catchUp(live);
      },
    });
  }

  stop(): Promise<void> {
    return this.bus.stop();
  }

  /** For everything but rows, which find their way to the tables by themselves. */
  onHint(listener: (hint: OtherHint) => void): void {
    this.#listeners.push(listener);
  }

  send(hints: readonly Hint[]): void {
    this.bus.send(inTexts(hints.map(makeHint)));
  }

  #receive(word: string): void {
    const hint = parseHint(word);
    if (hint?.type === 'row') {
      const live = this.tables.peek(hint.tableId);
      if (live && live.table.seq < hint.seq) void this.#catchUp(live);
    } else if (hint) for (const listener of this.#listeners) listener(hint);
  }

  async #catchUp(live: LiveTable): Promise<void> {
    try {
      await live.catchUp();
    } catch (error) {
      this.logger.warn({ err: error }, 'a table could not follow another gateway');
    }
  }
}

function makeHint(hint: Hint): string {
  switch (hint.type) {
    case 'row':
      return `r:${hint.tableId}:${hint.seq}`;
    case 'talk':
      return `t:${hint.tableId}:${hint.line}`;
    case 'audience':
      return `a:${hint.tableId}:${hint.gateway}:${hint.spectators}`;
    case 'rematch':
      return `m:${hint.tableId}`;
  }
}

/** Undefined for what a newer version may send. */
function parseHint(word: string): Hint | undefined {
  const [kind = '', tableId = '', first = '', second] = word.split(':');
  switch (kind) {
    case 'r':
      return { type: 'row', tableId, seq: Number(first) };
    case 't':
      return { type: 'talk', tableId, line: first };
    case 'a':
      return { type: 'audience', tableId, gateway: first, spectators: Number(second) };
    case 'm':
      return { type: 'rematch', tableId };
    default:
      return undefined;
  }
}

function inTexts(words: readonly string[]): string[] {
  const texts: string[] = [];
  let text = '';
  for (const word of words) {
    if (text.length + word.length >= longestHint) {
      texts.push(text);
      text = '';
    }
    text += text === '' ? word : ` ${word}`;
  }
  return text === '' ? texts : [...texts, text];
}
