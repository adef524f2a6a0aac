import {
  DEFAULT_RULES,
  EMPTY_LOG,
  entrantId,
  execute,
  playerEntry,
  previewCommand,
  roundOf,
  seededRandom,
  stageId,
  tournamentId,
  type Actor,
  type Command,
  type EntrantEntry,
  type EntrantId,
  type EventRules,
  type Preview,
  type RecordedEvent,
  type Refusal,
  type ScoredRound,
  type ScoreHands,
  type Services,
  type StageSetup,
  type TournamentLog,
  type TournamentSetup,
  type TournamentState,
} from '../src/index.js';
import { sha256 } from './worked-examples.js';

export const MAIN = stageId('main');
export const FINAL = stageId('final');
export const STAFF: Actor = { id: 'desk', role: 'staff', entrant: null };
export const playerActor = (name: string): Actor => ({
  id: `account-${name}`,
  role: 'player',
  entrant: entrantId(name),
});

export function entry(name: string, more: Partial<EntrantEntry> = {}): EntrantEntry {
  return { ...playerEntry(entrantId(name), { name: `Player ${name}` }), ...more };
}

export const movement = (rounds: number, cut?: StageSetup['cut']): StageSetup => ({
  id: MAIN,
  format: { kind: 'movement', rounds },
  ...(cut ? { cut } : {}),
});

export function setup(
  stages: readonly StageSetup[],
  rules: Partial<EventRules> = {},
  more: Partial<TournamentSetup> = {},
): TournamentSetup {
  return {
    id: tournamentId('t1'),
    name: 'Club evening',
    clubId: 'club',
    game: 'game',
    mode: 'table',
    timeZone: 'Europe/Berlin',
    lotSeed: 'lots',
    planSeed: 'plans',
    registration: 'open',
    cap: null,
    rules: { ruleSet: 'game@1', ...DEFAULT_RULES, ...rules },
    stages,
    ...more,
  };
}

/** A stand-in for a game's own scoring: whoever ends a round without being the only lowest is doubled or halved. */
export const scoreHands: ScoreHands = (seats, rounds) => ({
  ok: true,
  value: {
    rounds: rounds.map(({ hands, endedBy }) => {
      const points = hands.slice(0, seats).map((hand) => (hand.type === 'cleared' ? -10 : hand.points));
      return points.map((own, seat) => {
        const beaten = points.some((other, i) => i !== seat && other <= own);
        if (seat + 1 !== endedBy || !beaten) return { score: 2 * own };
        return { score: own > 0 ? 4 * own : own };
      });
    }),
  },
});

/** Runs an event as an organiser would, and throws where the event refuses. */
export class Desk {
  log: TournamentLog = EMPTY_LOG;
  now = 1_700_000_000_000;
  readonly services: Services = { hash: sha256, scoreHands };

  constructor(setting: TournamentSetup, names: readonly string[] = []) {
    this.record({ type: 'tournamentCreated', setup: setting });
    for (const name of names) this.run({ type: 'register', entrant: entry(name) });
  }

  get state(): TournamentState {
    return this.log.state!;
  }

  run(command: Command, actor: Actor = STAFF, reason: string | null = 'because'): this {
    const done = execute(this.log, command, { at: this.now, actor, reason }, this.services);
    if (!done.ok) throw new Error(`${command.type} refused: ${JSON.stringify(done.error)}`);
    this.log = done.value.log;
    return this;
  }

  record(event: RecordedEvent, actor: Actor = STAFF, reason: string | null = 'because'): this {
    return this.run({ type: 'record', event }, actor, reason);
  }

  /** The refusal that a command meets; nothing changes. */
  refusal(
    command: Command | RecordedEvent,
    actor: Actor = STAFF,
    reason: string | null = 'because',
  ): Refusal | undefined {
    const asked = toCommand(command);
    const done = execute(this.log, asked, { at: this.now, actor, reason }, this.services);
    return done.ok ? undefined : done.error;
  }

  preview(command: Command): Preview {
    const preview = previewCommand(
      this.log,
      command,
      { at: this.now, actor: STAFF, reason: 'because' },
      this.services,
    );
    if (!preview.ok) throw new Error(JSON.stringify(preview.error));
    return preview.value;
  }

  /** Publishes and starts the next round. */
  begin(round: number, stage = MAIN): this {
    return this.record({ type: 'roundPublished', stage, round }).record({
      type: 'roundStarted',
      stage,
      round,
      minutes: 40,
    });
  }

  /** Confirms a made-up result at every table that has none, and closes the round. */
  finish(round: number, stage = MAIN, seed = 'results'): this {
    const random = seededRandom(`${seed}/${stage}/${round}`);
    for (const { no, seats, absent, substitutes, result } of roundOf(this.state, { stage, round })!.tables) {
      const players = seats.filter((id) => !absent.includes(id) || substitutes.has(id)).length;
      const rounds = Array.from({ length: 3 }, () =>
        scores(...Array.from({ length: players }, () => random.below(60))),
      );
      if (result) continue;
      this.run({ type: 'reportResult', stage, round, table: no, entry: { type: 'scores', rounds } });
    }
    return this.record({ type: 'roundClosed', stage, round });
  }

  seatsAt(round: number, stage = MAIN): EntrantId[][] {
    return roundOf(this.state, { stage, round })!.tables.map(({ seats }) => [...seats]);
  }
}

function toCommand(asked: Command | RecordedEvent): Command {
  const commands = [
    'record',
    'changeSetup',
    'register',
    'withdraw',
    'checkIn',
    'closeCheckIn',
    'drop',
    'reenter',
    'disqualify',
    'startStage',
    'planRounds',
    'draftResult',
    'submitResult',
    'correctResult',
    'reportResult',
    'reportAbsence',
    'undo',
  ];
  return commands.includes(asked.type)
    ? (asked as Command)
    : { type: 'record', event: asked as RecordedEvent };
}

/** A round of the game in half points, ended by the lowest. */
export function scores(...half: number[]): ScoredRound {
  return { scores: half, endedBy: half.indexOf(Math.min(...half)) + 1 };
}

export const names = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => `p${String(i + 1).padStart(2, '0')}`);
