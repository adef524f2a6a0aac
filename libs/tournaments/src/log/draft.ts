import { failure, success, type Result } from '@red-disc/kernel';
import { type EventBody } from './events.js';
import { applyEvent, checkEvent } from './evolve.js';
import { type Happening } from './handlers/handler.js';
import { type Refusal } from './refusals.js';
import { type TournamentState } from './state.js';

/** The events of one command while it is being decided: each is checked against what those before it made. */
export class Draft {
  private readonly bodies: EventBody[] = [];
  private refusal: Refusal | undefined;
  private current: TournamentState | undefined;

  constructor(
    state: TournamentState | undefined,
    private readonly happening: Happening,
  ) {
    this.current = state;
  }

  /** The state after the events so far; only to be read while nothing was refused. */
  get state(): TournamentState {
    if (!this.current) throw new Error('the tournament has not been created');
    return this.current;
  }

  get refused(): boolean {
    return this.refusal !== undefined;
  }

  /** Adds an event, or remembers why it cannot happen; after a refusal nothing more is added. */
  add(body: EventBody): this {
    if (this.refusal) return this;
    this.refusal = checkEvent(this.current, body, this.happening);
    if (this.refusal) return this;
    this.current = applyEvent(this.current, body, this.happening);
    this.bodies.push(body);
    return this;
  }

  refuse(refusal: Refusal): this {
    this.refusal ??= refusal;
    return this;
  }

  result(): Result<readonly EventBody[], Refusal> {
    return this.refusal ? failure(this.refusal) : success(this.bodies);
  }
}
