import { type Services } from '../log/commands.js';
import { type Instant } from '../log/clock.js';
import { type TournamentLog } from '../log/log.js';
import { nextSteps, type NextStep } from '../log/next-steps.js';
import { eventStandings } from '../log/standings.js';
import { activeEntrants, runningStage, stageOf } from '../log/state.js';
import { tieTheCut, troubleBefore, troubleBetween } from './make-trouble.js';
import { playRound, type PlayTable } from './play-round.js';
import { type RehearsalReport, type RehearsedRound } from './report.js';
import { StageHand } from './stage-hand.js';
import { type Trouble } from './trouble.js';

export interface RehearsalInput {
  /** The real event with its real entries; it is read, never written. */
  readonly log: TournamentLog;
  readonly services: Services;
  readonly play: PlayTable;
  readonly trouble: readonly Trouble[];
  readonly startsAt: Instant;
  readonly seed: string;
}

/** No event takes more steps than this; a rehearsal that does is going round in circles. */
const MOST_STEPS = 2000;
/** Arena stages have no fixed number of rounds; a rehearsal plays a few. */
const ARENA_ROUNDS = 3;

class Rehearsal {
  readonly rounds: RehearsedRound[] = [];
  private readonly trouble: ReadonlySet<Trouble>;

  constructor(
    private readonly hand: StageHand,
    private readonly input: RehearsalInput,
  ) {
    this.trouble = new Set(input.trouble);
  }

  /** Goes from step to step until the event is approved or something cannot be done. */
  run(): boolean {
    if (this.hand.state.status === 'preparing') troubleBefore(this.hand, this.trouble);
    for (let i = 0; i < MOST_STEPS; i++) {
      const [step] = nextSteps(this.hand.state);
      if (!step || step.code === 'LOCK' || step.code === 'NOTHING') return true;
      if (!this.take(step)) return false;
    }
    return false;
  }

  private take(step: NextStep): boolean {
    const { hand } = this;
    switch (step.code) {
      case 'OPEN_CHECK_IN':
        return this.start(hand.state.stages[0]!.setup.id);
      case 'CLOSE_CHECK_IN':
        return this.succeeds('closeCheckIn', hand.attempt({ type: 'closeCheckIn' }));
      case 'START_STAGE':
        return this.start(step.stage);
      case 'PLAN_ROUND':
        return this.plan(step);
      case 'PUBLISH_ROUND':
        return this.publish(step);
      case 'START_ROUND':
        return this.play(step);
      case 'CLOSE_ROUND':
        return this.succeeds(
          'roundClosed',
          hand.record({ type: 'roundClosed', stage: step.stage, round: step.round }),
        );
      case 'CLOSE_STAGE':
        if (this.isArenaUnfinished(step.stage)) return this.plan({ stage: step.stage });
        if (this.trouble.has('tieAtTheCut')) tieTheCut(hand);
        return this.succeeds('stageClosed', hand.record({ type: 'stageClosed', stage: step.stage }));
      case 'APPROVE':
        return this.succeeds('standingsApproved', hand.record({ type: 'standingsApproved' }));
      case 'AWAIT_RESULTS':
      case 'RULE_CALLS':
      case 'LOCK':
      case 'NOTHING':
        return false;
    }
  }

  private succeeds(command: string, refusal: { readonly code: string } | undefined): boolean {
    if (!refusal) return true;
    this.hand.findings.push({ at: this.hand.now, code: 'REFUSED', command, because: refusal.code });
    return false;
  }

  private start(stage: RehearsedRound['stage']): boolean {
    const { hand } = this;
    const refusal = hand.attempt({ type: 'startStage', stage });
    if (refusal?.code !== 'TIE_AT_THE_CUT') return this.succeeds('startStage', refusal);
    hand.findings.push({ at: hand.now, code: 'TIE_AT_THE_CUT', entrants: refusal.entrants });
    // As many of the tied as there are places: the rehearsal takes them as listed, an organiser would draw.
    for (let places = 1; places < refusal.entrants.length; places++) {
      const chosen = refusal.entrants.slice(0, places);
      if (!hand.attempt({ type: 'startStage', stage, chosen })) return true;
    }
    return this.succeeds('startStage', refusal);
  }

  private isArenaUnfinished(stage: RehearsedRound['stage']): boolean {
    const { setup, rounds } = stageOf(this.hand.state, stage)!;
    return setup.format.kind === 'arena' && rounds.length < ARENA_ROUNDS;
  }

  private plan({ stage }: { stage: RehearsedRound['stage'] }): boolean {
    const { hand } = this;
    const running = runningStage(hand.state)!;
    if (running.setup.format.kind !== 'arena') {
      return this.succeeds('planRounds', hand.attempt({ type: 'planRounds', stage }));
    }
    const waiting = activeEntrants(hand.state, running).map((id) => ({
      id,
      strength: hand.random.below(100),
      waitedSeconds: running.setup.format.kind === 'arena' ? running.setup.format.params.maxWaitSeconds : 0,
      recent: [],
    }));
    return this.succeeds('planRounds', hand.attempt({ type: 'planRounds', stage, waiting }));
  }

  private publish({ stage, round }: { stage: RehearsedRound['stage']; round: number }): boolean {
    const { hand } = this;
    const refusal = hand.record({ type: 'roundPublished', stage, round });
    if (refusal?.code !== 'PLAN_OUT_OF_DATE') return this.succeeds('roundPublished', refusal);
    return this.succeeds('planRounds', hand.attempt({ type: 'planRounds', stage, fresh: true }));
  }

  private play(ref: { stage: RehearsedRound['stage']; round: number }): boolean {
    const { hand } = this;
    const first = this.rounds.length === 0;
    const here = [...this.trouble].filter((kind) => kind === 'slowTable' || first);
    const { stage, round } = ref;
    this.rounds.push(playRound(hand, { stage, round }, { play: this.input.play, trouble: new Set(here) }));
    const meta = runningStage(hand.state)!.rounds.find((known) => known.round === round)!.meta;
    if (meta.cost > 0) {
      hand.findings.push({
        at: hand.now,
        code: 'REPEATED_MEETINGS',
        stage,
        cost: meta.cost,
        lowerBound: meta.lowerBound,
      });
    }
    if (first) troubleBetween(hand, this.trouble);
    return true;
  }
}

/** Plays the whole event with its real entries, and says what went wrong and when it would end. */
export function rehearse(input: RehearsalInput): RehearsalReport {
  const hand = new StageHand(input.log, input.services, { seed: input.seed, startsAt: input.startsAt });
  const rehearsal = new Rehearsal(hand, input);
  const finished = rehearsal.run();
  const last = rehearsal.rounds.at(-1);
  return {
    finished,
    endsAt: last?.endedAt ?? hand.now,
    rounds: rehearsal.rounds,
    findings: hand.findings,
    standings: eventStandings(hand.state, input.services.hash),
    log: hand.log,
  };
}
