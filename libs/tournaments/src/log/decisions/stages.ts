import { failure, type Result } from '@red-disc/kernel';
import { type EntrantId } from '../../model/ids.js';
import { seededRandom, shuffled } from '../../numbers/random.js';
import { type Command, type Services } from '../commands.js';
import { cutOf } from '../cut.js';
import { type Draft } from '../draft.js';
import { type EventBody } from '../events.js';
import { planStage } from '../planning/plan.js';
import { refuse, type Refusal } from '../refusals.js';
import { nextRound, stageOf, type StageState, type TournamentState } from '../state.js';

type Decision = Result<readonly EventBody[], Refusal>;
type StartStage = Extract<Command, { type: 'startStage' }>;

/** Everybody present, the highest rating first; those without one follow in the order of entry. */
function seededByRating(state: TournamentState): EntrantId[] {
  return [...state.entrants.values()]
    .filter(({ status, standby }) => status === 'checkedIn' && !standby)
    .sort((a, b) => (b.rating ?? -1) - (a.rating ?? -1))
    .map(({ id }) => id);
}

/** Those who made the cut, in seed order. A tie that nothing decides waits for the organiser's choice. */
function qualified(
  state: TournamentState,
  before: StageState,
  command: StartStage,
  services: Services,
): Result<EntrantId[], Refusal> {
  const result = cutOf(state, before, services.hash);
  if (!result) return failure(refuse('STAGE_HAS_NO_CUT'));
  const all = [...result.qualified, ...result.luckyLosers];
  const tied = new Set(result.tiedAtTheCut);
  if (tied.size === 0) return { ok: true, value: all };
  const places = all.filter((id) => tied.has(id)).length;
  const chosen = (command.chosen ?? []).filter((id) => tied.has(id));
  if (chosen.length !== places) return failure({ code: 'TIE_AT_THE_CUT', entrants: result.tiedAtTheCut });
  return { ok: true, value: [...all.filter((id) => !tied.has(id)), ...chosen] };
}

export function decideStage(draft: Draft, command: StartStage, services: Services): Decision {
  const at = draft.state.stages.findIndex(({ setup }) => setup.id === command.stage);
  if (at < 0) return failure(refuse('STAGE_UNKNOWN'));
  if (at === 0) {
    if (draft.state.checkIn === 'notYet') {
      for (const { id, status } of draft.state.entrants.values()) {
        if (status === 'registered') draft.add({ type: 'entrantCheckedIn', entrant: id, how: 'desk' });
      }
    }
    if (draft.refused) return draft.result();
    return draft
      .add({ type: 'stageStarted', stage: command.stage, entrants: seededByRating(draft.state) })
      .result();
  }
  const before = draft.state.stages[at - 1]!;
  if (before.status !== 'closed') return failure(refuse('STAGE_BEFORE_IS_OPEN'));
  const entrants = qualified(draft.state, before, command, services);
  if (!entrants.ok) return entrants;
  const seed = `${draft.state.setup.planSeed}/${command.stage}/seeds`;
  const drawn = before.setup.cut?.seating === 'random';
  const order = drawn ? shuffled(entrants.value, seededRandom(seed)) : entrants.value;
  return draft.add({ type: 'stageStarted', stage: command.stage, entrants: order }).result();
}

export function decidePlan(
  draft: Draft,
  command: Extract<Command, { type: 'planRounds' }>,
  { hash }: Services,
): Decision {
  const stage = stageOf(draft.state, command.stage);
  if (!stage) return failure(refuse('STAGE_UNKNOWN'));
  if (stage.status !== 'running') return failure(refuse('STAGE_NOT_RUNNING'));
  const { participants, waiting, fresh } = command;
  const plan = planStage(draft.state, stage, {
    hash,
    ...(participants ? { participants } : {}),
    ...(waiting ? { waiting } : {}),
    ...(fresh === undefined ? {} : { fresh }),
  });
  if (!plan.ok) return plan;
  const first = nextRound(stage);
  plan.value.forEach((body, i) => draft.add({ ...body, stage: command.stage, round: first + i }));
  return draft.result();
}
