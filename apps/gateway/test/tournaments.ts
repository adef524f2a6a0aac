import { randomUUID } from 'node:crypto';
import {
  entrantEntrySchema,
  type DirectorCommand,
  type EntrantEntryBody,
  type OwnCommand,
  type RefereeCommand,
  type SheetEntryBody,
  type TournamentBody,
  type TournamentRoundBody,
  type TournamentStandingsBody,
} from '@red-disc/contracts';
import type { TestClub } from './clubs.js';
import { query, type Browser, type Person } from './people.js';
import type { RunningGateway } from './running-gateway.js';

type Answer = Awaited<ReturnType<Browser['get']>>;

export async function houseRules(browser: Browser): Promise<string> {
  const { versions } = (await browser.get('/api/rule-sets')).body as { versions: { id: string }[] };
  return versions[0]!.id;
}

/** Somebody as they are entered, with what usually is not said. */
export function newEntrant(name: string, more: Partial<EntrantEntryBody> = {}): EntrantEntryBody {
  return entrantEntrySchema.parse({ name, ...more });
}

/** An event in a test, directed by the owner of its club. */
export class TestEvent {
  constructor(
    readonly club: TestClub,
    readonly id: string,
  ) {}

  static async create(club: TestClub, setup: object = {}, details: object = {}): Promise<TestEvent> {
    const { browser } = club.owner;
    const answer = await browser.post(`/api/clubs/${club.id}/tournaments`, {
      setup: {
        name: 'Evening',
        ruleSetVersionId: await houseRules(browser),
        stages: [{ id: 'main', format: { kind: 'movement', rounds: 3 } }],
        ...setup,
      },
      details: { startsAt: '2026-12-05T12:00:00Z', published: true, ...details },
    });
    if (answer.status !== 200) throw new Error(answer.text);
    return new TestEvent(club, (answer.body as TournamentBody).id);
  }

  get base(): string {
    return `/api/clubs/${this.club.id}/tournaments/${this.id}`;
  }

  /** As the owner, who must not be refused. */
  async direct(command: DirectorCommand, reason?: string): Promise<{ seq: number; command: number }> {
    const answer = await this.tryTo(command, reason);
    if (answer.status !== 200) throw new Error(`${command.type}: ${answer.text}`);
    return answer.body as { seq: number; command: number };
  }

  tryTo(command: DirectorCommand, reason?: string, by: Person = this.club.owner): Promise<Answer> {
    return by.browser.post(`${this.base}/commands`, { commandId: randomUUID(), command, reason });
  }

  rule(by: Person, command: RefereeCommand, reason?: string): Promise<Answer> {
    return by.browser.post(`${this.base}/rulings`, { commandId: randomUUID(), command, reason });
  }

  own(by: Person, command: OwnCommand): Promise<Answer> {
    return by.browser.post(`${this.base}/actions`, { commandId: randomUUID(), command });
  }

  async preview(command: DirectorCommand): Promise<Answer> {
    return this.club.owner.browser.post(`${this.base}/previews`, { command });
  }

  async get(by: Person = this.club.owner): Promise<TournamentBody> {
    return (await by.browser.get(this.base)).body as TournamentBody;
  }

  /** Without anything in it where there is no such round. */
  async round(stage: string, round: number, by: Person = this.club.owner): Promise<TournamentRoundBody> {
    const answer = await by.browser.get(`${this.base}/round?stage=${stage}&round=${round}`);
    if (answer.status !== 200 && answer.status !== 404) throw new Error(answer.text);
    return answer.body as TournamentRoundBody;
  }

  async standings(stage?: string): Promise<TournamentStandingsBody> {
    const query = stage === undefined ? '' : `?stage=${stage}`;
    return (await this.club.owner.browser.get(`${this.base}/standings${query}`))
      .body as TournamentStandingsBody;
  }

  /** Starts a round and lets every table hand in the same sheet. */
  async play(stage: string, round: number): Promise<void> {
    await this.direct({ type: 'publishRound', stage, round });
    await this.direct({ type: 'startRound', stage, round });
    for (const { no, players } of (await this.round(stage, round)).tables) {
      const at = { stage, round, table: no };
      await this.direct({ type: 'submitResult', ...at, entry: plainSheet(players.length, { start: no }) });
      await this.direct({ type: 'confirmResult', ...at });
    }
    await this.direct({ type: 'closeRound', stage, round });
  }

  async enter(name: string, more: Partial<EntrantEntryBody> = {}): Promise<string> {
    const before = new Set(await this.entrants());
    await this.direct({ type: 'register', entrant: newEntrant(name, more) });
    return (await this.entrants()).find((id) => !before.has(id))!;
  }

  /** The same evening again and again, each a week before the one that goes on; their numbers. */
  async repeat(gateway: Pick<RunningGateway, 'databaseUrl'>, times: number): Promise<string[]> {
    const rows = await query<{ id: string }>(
      gateway,
      `with made as (
         insert into tournament (club_id, minutes, mode, game, registration_open, entrants, waiting, rule_set_version_id, secret, created_by, id, name, status, seq, starts_at)
         select club_id, minutes, mode, game, registration_open, entrants, waiting, rule_set_version_id, secret, created_by,
           gen_random_uuid(), name, status, seq, starts_at - n * interval '7 days'
         from tournament, generate_series(1, $2::int) n where id = $1 returning id),
       written as (
         insert into tournament_command (tournament_id, seq, last_seq, command_id, body)
         select made.id, seq, last_seq, command_id, body from made, tournament_command where tournament_id = $1)
       select id from made`,
      [this.id, times],
    );
    return rows.map(({ id }) => id);
  }

  async entrants(): Promise<string[]> {
    const { entrants } = (await this.club.owner.browser.get(`${this.base}/entrants`)).body as {
      entrants: { id: string }[];
    };
    return entrants.map(({ id }) => id);
  }
}

/** A sheet as a table writes it down: each round is ended by seat 1, who has fewest points. */
export function plainSheet(seats: number, { rounds = 3, start = 10 } = {}): SheetEntryBody {
  const hands = Array.from({ length: seats }, (_, seat) => ({
    type: 'sum' as const,
    points: start + 7 * seat,
  }));
  return { type: 'hands', rounds: Array.from({ length: rounds }, () => ({ hands, endedBy: 1 })) };
}

/** The rule set of the house that comes from a preset of a game. */
export async function ruleSetOf(browser: Browser, preset: string): Promise<string> {
  const { versions } = (await browser.get('/api/rule-sets')).body as {
    versions: { id: string; preset: string }[];
  };
  return versions.find((version) => version.preset.endsWith(`/${preset}`))!.id;
}
