import { assertNever, failure, success, type Result } from '@red-disc/kernel';
import type { Awaited, Refusal, Seat } from '@red-disc/game';
import type { Command } from './command.js';
import type { Draft } from './decide.js';
import { settle } from './settle.js';
import { isPerson } from './seat-state.js';

type PlayCommand = Extract<Command, { type: 'move' | 'answerAlways' | 'return' | 'clock' | 'automatic' }>;
type Decisions = Extract<Awaited, { type: 'decisions' }>;

const done = success(null);

export function decidePlay(draft: Draft, command: PlayCommand): Result<null, Refusal> {
  if (draft.table.pausedBy !== null && command.type !== 'return') return failure({ code: 'PAUSED' });
  switch (command.type) {
    case 'move':
      return move(draft, command);
    case 'answerAlways':
      return answerAlways(draft, command);
    case 'return':
      return comeBack(draft, command.user);
    case 'clock':
      return runOut(draft, command.phase);
    case 'automatic':
      return playAutomatic(draft, command);
    default:
      return assertNever(command);
  }
}

function awaitedInPhase(draft: Draft, phase: number): Result<Decisions, Refusal> {
  const awaited = draft.table.awaits();
  if (draft.table.status !== 'playing' || awaited.type !== 'decisions')
    return failure({ code: 'NOT_PLAYING' });
  return awaited.phase === phase ? success(awaited) : failure({ code: 'STALE_TURN', current: awaited.phase });
}

function move(draft: Draft, command: Extract<PlayCommand, { type: 'move' }>): Result<null, Refusal> {
  const seat = draft.table.seatOf(command.user);
  if (seat === undefined) return failure({ code: 'NOT_SEATED' });
  const awaited = awaitedInPhase(draft, command.phase);
  if (!awaited.ok) return awaited;
  const onTurn = awaited.value.decisions.some(
    (decision) => decision.seat === seat && decision.clock === 'turn',
  );
  // Whoever moves is back: a caretaker does not play against the hand it holds the seat for.
  if (draft.table.seat(seat).caretaker) draft.add({ type: 'caretaker', seat, on: false, why: 'back' });
  const moved = draft.addMove({
    type: 'moved',
    seat,
    move: command.move,
    ...(onTurn && { ms: Math.round(command.elapsedMs) }),
  });
  if (!moved.ok) return moved;
  settle(draft, { deal: false });
  return done;
}

function answerAlways(
  draft: Draft,
  { user, answer, on }: Extract<PlayCommand, { type: 'answerAlways' }>,
): Result<null, Refusal> {
  const seat = draft.table.seatOf(user);
  if (seat === undefined) return failure({ code: 'NOT_SEATED' });
  if (draft.table.status !== 'playing') return failure({ code: 'NOT_PLAYING' });
  if (!draft.table.settings.game.standingAnswers.some(({ id }) => id === answer))
    return failure({ code: 'NO_SUCH_ANSWER' });
  draft.add({ type: 'answersAlways', seat, answer, on });
  settle(draft, { deal: false });
  return done;
}

function comeBack(
  draft: Draft,
  user: Extract<PlayCommand, { type: 'return' }>['user'],
): Result<null, Refusal> {
  const seat = draft.table.seatOf(user);
  if (seat === undefined) return failure({ code: 'NOT_SEATED' });
  if (draft.table.status === 'over') return failure({ code: 'GAME_OVER' });
  if (!draft.table.seat(seat).caretaker) return failure({ code: 'NO_CARETAKER' });
  draft.add({ type: 'caretaker', seat, on: false, why: 'back' });
  return done;
}

/** The clock of this phase is at its end: between rounds the next begins, else the game's default moves are played. */
function runOut(draft: Draft, phase: number): Result<null, Refusal> {
  const { table } = draft;
  if (table.status === 'between') {
    settle(draft, { deal: true });
    return done;
  }
  const awaited = awaitedInPhase(draft, phase);
  if (!awaited.ok) return awaited;
  for (const { seat, clock } of awaited.value.decisions) {
    if (clock === 'none') continue;
    playDefaults(draft, { seat, phase, isMissed: clock !== 'window' });
  }
  settle(draft, { deal: false });
  return done;
}

/** Plays for the seat until it is asked no more in this phase. Silence in a window is an answer, not a missed turn. */
function playDefaults(
  draft: Draft,
  { seat, phase, isMissed }: { readonly seat: Seat; readonly phase: number; readonly isMissed: boolean },
): void {
  const { table } = draft;
  for (;;) {
    const awaited = table.awaits();
    const isAsked =
      awaited.type === 'decisions' &&
      awaited.phase === phase &&
      awaited.decisions.some((decision) => decision.seat === seat);
    const move = isAsked ? table.match?.defaultMove(seat) : undefined;
    if (move === undefined) break;
    const by = isMissed ? ('clock' as const) : ('standing' as const);
    if (!draft.addMove({ type: 'moved', seat, move, by }).ok) break;
  }
  const state = table.seat(seat);
  if (
    isMissed &&
    isPerson(state) &&
    !state.caretaker &&
    state.timeoutsInARow >= table.settings.timing.timeouts
  )
    draft.add({ type: 'caretaker', seat, on: true, why: 'timeouts' });
}

function playAutomatic(
  draft: Draft,
  { phase, moves }: Extract<PlayCommand, { type: 'automatic' }>,
): Result<null, Refusal> {
  for (const { seat, move } of moves) {
    const awaited = awaitedInPhase(draft, phase);
    if (!awaited.ok) {
      if (draft.entries.length === 0) return awaited;
      break;
    }
    const by = draft.table.seat(seat).caretaker ? ('caretaker' as const) : ('bot' as const);
    const moved = draft.addMove({ type: 'moved', seat, move, by });
    // Two may have wanted the same card: the first has it, the other is asked again.
    if (!moved.ok && draft.entries.length > 0) break;
    if (!moved.ok) return moved;
  }
  settle(draft, { deal: false });
  return done;
}
