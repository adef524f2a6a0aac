import { type Result } from '@red-disc/kernel';
import { seededRandom, type Random } from '../numbers/random.js';
import { type Command, type Services } from '../log/commands.js';
import { type Instant } from '../log/clock.js';
import { execute } from '../log/decide.js';
import { type RecordedEvent } from '../log/commands.js';
import { type Actor } from '../log/events.js';
import { type Refusal } from '../log/refusals.js';
import { type TournamentLog } from '../log/log.js';
import { type TournamentState } from '../log/state.js';
import { type Finding } from './report.js';

const ORGANISER: Actor = { id: 'rehearsal', role: 'staff', entrant: null };

/** Holds a copy of the event and does to it what an organiser would. */
export class StageHand {
  readonly findings: Finding[] = [];
  readonly random: Random;
  now: Instant;

  constructor(
    private current: TournamentLog,
    private readonly services: Services,
    options: { readonly seed: string; readonly startsAt: Instant },
  ) {
    this.random = seededRandom(options.seed);
    this.now = options.startsAt;
  }

  get log(): TournamentLog {
    return this.current;
  }

  get state(): TournamentState {
    if (!this.current.state) throw new Error('nothing to rehearse: the tournament was not created');
    return this.current.state;
  }

  get hash(): Services['hash'] {
    return this.services.hash;
  }

  /** Does a command; a refusal becomes a finding. */
  attempt(command: Command): Refusal | undefined {
    const happening = { at: this.now, actor: ORGANISER, reason: 'rehearsal' };
    const done: Result<{ readonly log: TournamentLog }, Refusal> = execute(
      this.current,
      command,
      happening,
      this.services,
    );
    if (done.ok) {
      this.current = done.value.log;
      return undefined;
    }
    return done.error;
  }

  record(event: RecordedEvent): Refusal | undefined {
    return this.attempt({ type: 'record', event });
  }

  pick<Item>(items: readonly Item[]): Item | undefined {
    return items[this.random.below(items.length)];
  }
}
