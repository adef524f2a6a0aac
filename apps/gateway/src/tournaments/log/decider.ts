import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { success, type Result } from '@red-disc/kernel';
import {
  append,
  execute,
  previewCommand,
  type Command,
  type Executed,
  type Happening,
  type Preview,
  type Refusal,
  type ScoreHands,
  type TournamentLog,
} from '@red-disc/tournaments';
import { decideApart, plansSeats, type Decided, type Decision } from './decision.js';
import { sha256 } from './hash.js';
import { Thread } from './thread.js';

export interface Question {
  readonly log: TournamentLog;
  readonly command: Command;
  readonly happening: Happening;
  readonly scoreHands: ScoreHands;
}

/** Decides commands: at once, or in a thread where seats have to be planned. */
@Injectable()
export class Decider implements BeforeApplicationShutdown {
  readonly #thread = new Thread<Decision, Decided>(
    new URL('./decision-worker.js', import.meta.url),
    decideApart,
  );

  async execute({ log, command, happening, scoreHands }: Question): Promise<Result<Executed, Refusal>> {
    if (!plansSeats(command, log.state))
      return execute(log, command, happening, { hash: sha256, scoreHands });
    const decided = await this.#thread.ask({ type: 'execute', events: log.events, command, happening });
    if (!decided.ok) return decided;
    const { events } = decided.value;
    return success({ events, log: append(log, events) });
  }

  async preview({ log, command, happening, scoreHands }: Question): Promise<Result<Preview, Refusal>> {
    if (!plansSeats(command, log.state))
      return previewCommand(log, command, happening, { hash: sha256, scoreHands });
    const decided = await this.#thread.ask({ type: 'preview', events: log.events, command, happening });
    return decided.ok ? success(decided.value.preview!) : decided;
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.#thread.stop();
  }
}
