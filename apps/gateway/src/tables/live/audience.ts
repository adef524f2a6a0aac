import { randomUUID } from 'node:crypto';
import type { Entry } from '../domain/entry.js';
import { viewerOf, type Watchers } from './watchers.js';
import type { Hint } from './hints/hints.js';
import type { LiveTables } from './live-tables.js';

/** Long enough that a page that is loaded again does not make the count flicker. */
const settleMs = 300;
/** A count of another gateway that it has not repeated for so long is that of one that is gone. */
const forgottenAfterMs = 30_000;
const repeatEveryMs = 10_000;

const changesWhoSits: ReadonlySet<Entry['type']> = new Set(['sat', 'stood', 'started', 'replaced']);

type AudienceHint = Extract<Hint, { type: 'audience' }>;

interface Elsewhere {
  readonly spectators: number;
  readonly at: number;
}

/** Counts the people who watch a table without sitting at it, on this gateway and on the others. */
export class Audience {
  readonly #self = randomUUID();
  readonly #told = new Map<string, number>();
  readonly #elsewhere = new Map<string, Map<string, Elsewhere>>();
  readonly #settling = new Map<string, NodeJS.Timeout>();
  #repeat: NodeJS.Timeout | undefined;

  constructor(
    private readonly watchers: Watchers,
    private readonly tables: LiveTables,
    private readonly tellOthers: (hints: readonly AudienceHint[]) => void,
  ) {
    watchers.onChange((tableId) => {
      this.#soon(tableId);
    });
    tables.onPublished(({ table }, { entries }) => {
      if (entries.some(({ type }) => changesWhoSits.has(type))) this.#soon(table.settings.id);
    });
  }

  start(): void {
    this.#repeat = setInterval(() => {
      this.#repeatCounts();
    }, repeatEveryMs);
  }

  stop(): void {
    clearInterval(this.#repeat);
    for (const timer of this.#settling.values()) clearTimeout(timer);
  }

  countAt(tableId: string): number {
    let count = this.#countHere(tableId);
    for (const { spectators } of this.#elsewhere.get(tableId)?.values() ?? []) count += spectators;
    return count;
  }

  /** What another gateway has counted. */
  learn({ tableId, gateway, spectators }: AudienceHint): void {
    let counts = this.#elsewhere.get(tableId);
    if (!counts) this.#elsewhere.set(tableId, (counts = new Map<string, Elsewhere>()));
    if (spectators === 0) counts.delete(gateway);
    else counts.set(gateway, { spectators, at: performance.now() });
    if (counts.size === 0) this.#elsewhere.delete(tableId);
    this.#tell(tableId);
  }

  #soon(tableId: string): void {
    if (this.#settling.has(tableId)) return;
    this.#settling.set(
      tableId,
      setTimeout(() => {
        this.#settling.delete(tableId);
        this.tellOthers([this.#hintOf(tableId)]);
        this.#tell(tableId);
      }, settleMs),
    );
  }

  #tell(tableId: string): void {
    const spectators = this.countAt(tableId);
    if (this.#told.get(tableId) === spectators) return;
    if (this.watchers.isWatched(tableId)) this.#told.set(tableId, spectators);
    else this.#told.delete(tableId);
    for (const connection of this.watchers.at(tableId))
      connection.push({ type: 'audience', data: { table: tableId, spectators } });
  }

  /** Several windows of one person count once, and a screen on the wall is nobody. */
  #countHere(tableId: string): number {
    const live = this.tables.peek(tableId);
    const people = new Set<unknown>();
    for (const connection of this.watchers.at(tableId)) {
      const { actor } = connection;
      if (actor?.device === 'projector' || !live) continue;
      if (viewerOf(live.table, actor?.userId) === 'spectator') people.add(actor?.userId ?? connection);
    }
    return people.size;
  }

  #hintOf(tableId: string): AudienceHint {
    return { type: 'audience', tableId, gateway: this.#self, spectators: this.#countHere(tableId) };
  }

  #repeatCounts(): void {
    const now = performance.now();
    for (const [tableId, counts] of this.#elsewhere) {
      for (const [gateway, { at }] of counts) if (now - at > forgottenAfterMs) counts.delete(gateway);
      if (counts.size === 0) this.#elsewhere.delete(tableId);
      this.#tell(tableId);
    }
    const hints = this.tables
      .all()
      .map(({ table }) => this.#hintOf(table.settings.id))
      .filter(({ spectators }) => spectators > 0);
    if (hints.length > 0) this.tellOthers(hints);
  }
}
