import { setImmediate } from 'node:timers/promises';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import {
  append,
  EMPTY_LOG,
  type Actor,
  type Command,
  type Preview,
  type TournamentEvent,
  type TournamentLog,
  type TournamentState,
} from '@red-disc/tournaments';
import { ApiException } from '../../platform/errors/api-exception.js';
import { Decider } from './decider.js';
import { entriesOf, headOf } from './head.js';
import { LogRepository, type CommandAnswer } from './log.repository.js';
import { Mailbox } from './mailbox.js';
import { notFound, refusalOf } from './refusal.js';
import { ScoringService } from './scoring.service.js';
import { topicsTouched } from './topics.js';

const logsKept = 50;
const triesAgainstOthers = 8;

/** A log that has begun, with what is folded from it. */
export interface LiveLog extends TournamentLog {
  readonly state: TournamentState;
}

export interface Order {
  readonly command: Command;
  readonly actor: Actor;
  readonly reason: string | null;
}

export interface Appended {
  readonly tournamentId: string;
  readonly events: readonly TournamentEvent[];
  readonly state: TournamentState;
}

type Listener = (appended: Appended) => void;

/**
 * The logs of events, one writer each: in this process a mailbox, between processes the number of the next event. What
 * was read once is kept; whatever others have written since is read before anything is decided or shown.
 */
@Injectable()
export class TournamentLogs implements BeforeApplicationShutdown {
  readonly #logs = new Map<string, LiveLog>();
  readonly #mailbox = new Mailbox();
  readonly #listeners: Listener[] = [];

  constructor(
    private readonly repository: LogRepository,
    private readonly decider: Decider,
    private readonly scoring: ScoringService,
  ) {}

  /** Called after something was written by this process, once it can be read by everybody. */
  onAppended(listener: Listener): void {
    this.#listeners.push(listener);
  }

  async read(tournamentId: string): Promise<LiveLog> {
    const known = this.#logs.get(tournamentId) ?? EMPTY_LOG;
    const news = await this.repository.readAfter(tournamentId, known.events.length);
    // While this one waited, somebody else may have read the same, or others may have pushed it out of what is kept.
    const kept = this.#logs.get(tournamentId) ?? EMPTY_LOG;
    const newest = kept.events.length > known.events.length ? kept : known;
    const missing = news.filter(({ seq }) => seq > newest.events.length);
    return this.#keep(tournamentId, missing.length > 0 ? append(newest, missing) : newest);
  }

  /** Of several at once, for what is worked out over all of a club's years. They are not kept: those that run are. */
  async readWhole(tournamentIds: readonly string[]): Promise<Map<string, LiveLog>> {
    const logs = new Map<string, LiveLog>();
    for (const [id, written] of await this.repository.readWhole(tournamentIds)) {
      const { events, state } = append(EMPTY_LOG, written);
      if (state) logs.set(id, { events, state });
      // Those who play are not to wait until years of events are worked out.
      await setImmediate();
    }
    return logs;
  }

  /** Does a command once, however often it is sent. The order is made with the state it will be decided on. */
  execute(
    tournamentId: string,
    commandId: string,
    makeOrder: (state: TournamentState) => Order,
  ): Promise<CommandAnswer> {
    return this.#mailbox.run(tournamentId, () => this.#execute(tournamentId, commandId, makeOrder));
  }

  async preview(tournamentId: string, makeOrder: (state: TournamentState) => Order): Promise<Preview> {
    const log = await this.read(tournamentId);
    const preview = await this.decider.preview(await this.#question(log, makeOrder(log.state)));
    if (!preview.ok) throw refusalOf(preview.error);
    return preview.value;
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.#mailbox.idle();
  }

  async #execute(
    tournamentId: string,
    commandId: string,
    makeOrder: (state: TournamentState) => Order,
  ): Promise<CommandAnswer> {
    for (let tries = 0; tries < triesAgainstOthers; tries += 1) {
      const done = await this.repository.findCommand(tournamentId, commandId);
      if (done) return done;
      const log = await this.read(tournamentId);
      const decided = await this.decider.execute(await this.#question(log, makeOrder(log.state)));
      if (!decided.ok) throw refusalOf(decided.error);
      const { events } = decided.value;
      if (events.length === 0) return { seq: log.events.length, command: log.events.length };
      const state = decided.value.log.state!;
      const topics = topicsTouched(events);
      const entries = topics.includes('entrants') ? entriesOf(state) : undefined;
      const written = { tournamentId, commandId, events, head: headOf(state), entries, topics };
      if (!(await this.repository.append(written))) continue;
      this.#keep(tournamentId, { ...decided.value.log });
      for (const listener of this.#listeners) listener({ tournamentId, events, state });
      return { seq: events.at(-1)!.seq, command: events[0]!.command };
    }
    throw new ApiException({ code: 'RETRY' });
  }

  async #question(log: LiveLog, { command, actor, reason }: Order) {
    const scoreHands = await this.scoring.scoreHandsBy(log.state.setup.rules.ruleSet);
    return { log, command, happening: { at: Date.now(), actor, reason }, scoreHands };
  }

  /** The most recently used stay; a log that is shorter than the one known is an older reading of it. */
  #keep(tournamentId: string, log: TournamentLog): LiveLog {
    const { events, state } = log;
    if (!state) throw notFound();
    const known = this.#logs.get(tournamentId);
    const kept = known && known.events.length >= events.length ? known : { events, state };
    this.#logs.delete(tournamentId);
    this.#logs.set(tournamentId, kept);
    if (this.#logs.size > logsKept) this.#logs.delete(this.#logs.keys().next().value!);
    return kept;
  }
}
