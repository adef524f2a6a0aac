import { success, type Result } from '@red-disc/kernel';
import {
  execute,
  previewCommand,
  replay,
  runningStage,
  type Command,
  type Happening,
  type Preview,
  type Refusal,
  type TournamentEvent,
  type TournamentState,
} from '@red-disc/tournaments';
import { sha256 } from './hash.js';

/** A command to be decided on a log that travels as plain data. */
export interface Decision {
  readonly type: 'execute' | 'preview';
  readonly events: readonly TournamentEvent[];
  readonly command: Command;
  readonly happening: Happening;
}

export type Decided = Result<
  { readonly events: readonly TournamentEvent[]; readonly preview: Preview | undefined },
  Refusal
>;

/** What takes so long that it is done in a thread: it plans seats. Hands are not scored there. */
export function decideApart({ type, events, command, happening }: Decision): Decided {
  const log = replay(events);
  const services = { hash: sha256 };
  if (type === 'preview') {
    const preview = previewCommand(log, command, happening, services);
    return preview.ok ? success({ events: [], preview: preview.value }) : preview;
  }
  const executed = execute(log, command, happening, services);
  return executed.ok ? success({ events: executed.value.events, preview: undefined }) : executed;
}

const mayReplan: readonly Command['type'][] = ['checkIn', 'drop', 'disqualify', 'reenter', 'reportAbsence'];

/** Whether a command plans seats. People who come and go change the plan of a movement. */
export function plansSeats(command: Command, state: TournamentState | undefined): boolean {
  if (command.type === 'planRounds') return true;
  const stage = state && runningStage(state);
  return (
    mayReplan.includes(command.type) &&
    stage?.setup.format.kind === 'movement' &&
    stage.rounds.some(({ status }) => status === 'planned')
  );
}
