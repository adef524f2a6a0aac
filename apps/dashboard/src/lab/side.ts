import type { SimulationRunBody } from '@red-disc/contracts';

/** What is tried out: a published version, or the draft of a rule set as it stands. */
export type LabSide =
  | { readonly type: 'version'; readonly versionId: string; readonly name: string }
  | { readonly type: 'draft'; readonly ruleSetId: string; readonly name: string };

export function sideKey(side: LabSide): string {
  return side.type === 'version' ? `version:${side.versionId}` : `draft:${side.ruleSetId}`;
}

/** What the lab's routes take. */
export function subjectOf(side: LabSide): { versionId: string } | { draftOf: string } {
  return side.type === 'version' ? { versionId: side.versionId } : { draftOf: side.ruleSetId };
}

export function isOver({ state }: Pick<SimulationRunBody, 'state'>): boolean {
  return state !== 'queued' && state !== 'running';
}
