import type { DirectorCommand } from '@red-disc/contracts';
import { entrantId, stageId, type EventOf, type TournamentSetup } from '@red-disc/tournaments';
import { record, type CommandContext, type Makers } from './makers.js';

type Changes = Extract<DirectorCommand, { type: 'changeSetup' }>['changes'];

/** The rules of an event carry the version of the game's rules that it has pinned. */
function setupChanges(
  changes: Changes,
  { state: { setup }, game }: Pick<CommandContext, 'state' | 'game'>,
): EventOf<'setupChanged'>['changes'] {
  const { ruleSetVersionId, rules, stages, ...rest } = changes;
  const ruleSet = ruleSetVersionId ?? setup.rules.ruleSet;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return {
    ...(given as Partial<Pick<TournamentSetup, 'name' | 'mode' | 'registration' | 'cap'>>),
    ...(game !== undefined && { game }),
    ...((rules ?? ruleSetVersionId) && { rules: { ...setup.rules, ...rules, ruleSet } }),
    ...(stages && { stages: stagesOf(stages) }),
  };
}

export function stagesOf(stages: NonNullable<Changes['stages']>): TournamentSetup['stages'] {
  return stages.map(({ id, format, cut }) => ({
    id: stageId(id),
    format,
    ...(cut && { cut: { ...cut, to: stageId(cut.to) } }),
  }));
}

export const eventCommands: Makers<
  | 'changeSetup'
  | 'adjustPoints'
  | 'cancelAdjustment'
  | 'ruleCall'
  | 'setPrizes'
  | 'approve'
  | 'reopen'
  | 'lock'
  | 'cancel'
  | 'undo'
> = {
  changeSetup: ({ changes }, context) => ({ type: 'changeSetup', changes: setupChanges(changes, context) }),
  adjustPoints: ({ stage, entrant, kind, points }, { makeId }) =>
    record({
      type: 'pointsAdjusted',
      id: makeId(),
      stage: stageId(stage),
      entrant: entrantId(entrant),
      kind,
      points,
    }),
  cancelAdjustment: ({ id }) => record({ type: 'adjustmentCancelled', id }),
  ruleCall: ({ call, rule, ruling }) => record({ type: 'callRuled', call, rule, ruling }),
  setPrizes: ({ prizes }) => record({ type: 'prizesSet', prizes }),
  approve: () => record({ type: 'standingsApproved' }),
  reopen: () => record({ type: 'tournamentReopened' }),
  lock: () => record({ type: 'tournamentLocked' }),
  cancel: () => record({ type: 'tournamentCancelled' }),
  undo: ({ command }) => ({ type: 'undo', command }),
};
