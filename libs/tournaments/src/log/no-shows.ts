import { type EntrantId } from '../model/ids.js';
import { type Instant } from './clock.js';
import { type TableRef } from './events.js';
import { playersAt, roundOf, type TournamentState } from './state.js';
import { type RoundRef } from './events.js';

const MINUTE = 60_000;

/** Somebody who has not been seen since a round began. */
export interface Missing extends TableRef {
  readonly entrant: EntrantId;
  /** `waiting`: within the grace; `mayStart`: the others may begin; `absent`: the policy takes the seat. */
  readonly phase: 'waiting' | 'mayStart' | 'absent';
  /** When the next phase begins; null for the last. */
  readonly until: Instant | null;
}

/** Where everybody who is missing stands, by the event's policy. `present` are those who have been seen. */
export function missingPlayers(
  state: TournamentState,
  ref: RoundRef,
  present: ReadonlySet<EntrantId>,
  now: Instant,
): Missing[] {
  const round = roundOf(state, ref);
  if (!round?.clock) return [];
  const { graceMinutes, absentMinutes } = state.setup.rules.noShow;
  const { startedAt } = round.clock;
  const grace = startedAt + graceMinutes * MINUTE;
  const absent = startedAt + absentMinutes * MINUTE;
  const phase = now >= absent ? 'absent' : now >= grace ? 'mayStart' : 'waiting';
  const until = phase === 'absent' ? null : phase === 'mayStart' ? absent : grace;
  return round.tables
    .filter(({ voided, result }) => !voided && result === null)
    .flatMap((table) =>
      playersAt(table)
        .filter((entrant) => !present.has(entrant) && !table.caretakers.includes(entrant))
        .map((entrant) => ({ stage: ref.stage, round: ref.round, table: table.no, entrant, phase, until })),
    );
}
