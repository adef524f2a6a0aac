import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { hostedGames } from '../games/hosted-games.js';
import type { Prisma } from '../generated/prisma/client.js';
import {
  DEFAULT_RULES,
  EMPTY_LOG,
  entrantId,
  execute,
  playersAt,
  roundOf,
  stageId,
  tournamentId,
  playerEntry,
  type Command,
  type RecordedEvent,
  type TournamentLog,
  type TournamentSetup,
} from '@red-disc/tournaments';
import { entriesOf, headOf } from '../tournaments/log/head.js';
import { appendIn } from '../tournaments/log/log.repository.js';
import { topicsTouched } from '../tournaments/log/topics.js';

/** Whom and what the events of the demo club are made of. */
export interface DemoClub {
  readonly clubId: string;
  readonly ruleSetVersionId: string;
  readonly director: string;
  readonly members: readonly string[];
}

const MAIN = stageId('main');
const FINAL = stageId('final');
const DAY = 24 * 3_600_000;
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The log of an event while it is made up: one command after the other, kept as they would be. */
class DemoEvent {
  readonly id = randomUUID();
  readonly #commands: TournamentLog['events'][] = [];
  #log: TournamentLog = EMPTY_LOG;

  constructor(
    private readonly club: DemoClub,
    name: string,
    private readonly at: number,
  ) {
    const setup: TournamentSetup = {
      id: tournamentId(this.id),
      name,
      clubId: club.clubId,
      game: hostedGames.all()[0]!.version,
      mode: 'table',
      timeZone: 'Europe/Berlin',
      lotSeed: randomBytes(16).toString('hex'),
      planSeed: randomBytes(16).toString('hex'),
      registration: 'open',
      cap: 24,
      rules: { ...DEFAULT_RULES, ruleSet: club.ruleSetVersionId },
      stages: [
        {
          id: MAIN,
          format: { kind: 'movement', rounds: 3 },
          cut: { take: 4, by: 'overall', luckyLosers: 0, to: FINAL, seating: 'serpentine' },
        },
        { id: FINAL, format: { kind: 'final', games: 1, carryOver: false } },
      ],
    };
    this.record({ type: 'tournamentCreated', setup }).record({ type: 'registrationOpened' });
  }

  run(command: Command): this {
    const actor = { id: this.club.director, role: 'staff', entrant: null } as const;
    const done = execute(this.#log, command, { at: this.at, actor, reason: null }, { hash });
    if (!done.ok) throw new Error(`the demo event cannot ${command.type}: ${done.error.code}`);
    this.#log = done.value.log;
    this.#commands.push(done.value.events);
    return this;
  }

  record(event: RecordedEvent): this {
    return this.run({ type: 'record', event });
  }

  /** Members by their account, the others by a name. */
  enter(guests: number): this {
    for (const member of this.club.members)
      this.run({ type: 'register', entrant: playerEntry(entrantId(member), { name: '' }) });
    for (let n = 1; n <= guests; n += 1)
      this.run({
        type: 'register',
        entrant: playerEntry(entrantId(`guest-${randomUUID()}`), { name: `Player ${n}` }),
      });
    return this;
  }

  /** Publishes a round, plays it, and closes it. */
  play(round: number): this {
    const ref = { stage: MAIN, round };
    this.record({ type: 'roundPublished', ...ref }).record({ type: 'roundStarted', ...ref, minutes: 40 });
    for (const table of roundOf(this.#log.state!, ref)!.tables) {
      const scores = playersAt(table).map((_, seat) => 2 * (12 + ((seat * 17 + table.no * 5) % 41)));
      const entered = { scores, endedBy: scores.indexOf(Math.min(...scores)) + 1 };
      const sheet = { type: 'scores', rounds: [entered, entered, entered] } as const;
      this.run({ type: 'reportResult', ...ref, table: table.no, entry: sheet });
    }
    return this.record({ type: 'roundClosed', ...ref });
  }

  async keep(tx: Prisma.TransactionClient, venue: string): Promise<void> {
    const head = headOf(this.#log.state!);
    await tx.tournament.create({
      data: {
        ...head,
        id: this.id,
        clubId: this.club.clubId,
        venue,
        startsAt: new Date(this.at),
        minutes: 240,
        published: true,
        listed: true,
        secret: randomBytes(32),
        createdBy: this.club.director,
      },
    });
    for (const events of this.#commands) {
      const isLast = events === this.#commands.at(-1);
      await appendIn(tx, {
        tournamentId: this.id,
        commandId: `demo-${events[0]!.seq}`,
        events,
        head,
        entries: isLast ? entriesOf(this.#log.state!) : undefined,
        topics: topicsTouched(events),
      });
    }
  }
}

/** One event that people can still enter, and one in the middle of its second round. */
export async function makeDemoEvents(tx: Prisma.TransactionClient, club: DemoClub): Promise<void> {
  const now = Date.now();
  await new DemoEvent(club, 'Open championship', now + 6 * DAY).enter(13).keep(tx, 'Club room');
  const evening = new DemoEvent(club, 'Club evening', now).enter(16 - club.members.length);
  evening.run({ type: 'startStage', stage: MAIN }).run({ type: 'planRounds', stage: MAIN }).play(1);
  const second = { stage: MAIN, round: 2 };
  evening
    .record({ type: 'roundPublished', ...second })
    .record({ type: 'roundStarted', ...second, minutes: 40 });
  await evening.keep(tx, 'Club room');
}
