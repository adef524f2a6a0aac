import { stageSetupSchema, type StageSetupBody } from '@red-disc/contracts';

export type Stage = StageSetupBody;
export type Format = Stage['format'];
export type Kind = Format['kind'];
export type Cut = NonNullable<Stage['cut']>;

export const kinds = [
  'movement',
  'swiss',
  'groups',
  'knockout',
  'final',
  'heats',
  'arena',
] as const satisfies readonly Kind[];

export const mostStages = 6;

/** A format as clubs usually play it, to begin with. */
export function newFormat(kind: Kind): Format {
  switch (kind) {
    case 'movement':
      return { kind, rounds: 4 };
    case 'swiss':
      return { kind, rounds: 4, firstRound: 'random', repeatPolicy: 'strict', shortTables: 'low' };
    case 'groups':
      return { kind, size: 4, games: 3 };
    case 'knockout':
      return {
        kind,
        rounds: [
          { size: 4, advance: 1 },
          { size: 4, advance: 1 },
        ],
        luckyLosers: true,
      };
    case 'final':
      return { kind, games: 1, carryOver: false };
    case 'heats':
      return { kind, slots: 4, best: 2 };
    case 'arena':
      return { kind, minutes: 90, params: { sizes: [4, 3], maxWaitSeconds: 120, cooldownRepeat: 2 } };
  }
}

/** Of groups and knock-out tables the first go on; of everything else the first of the standings. */
function newCut({ kind }: Format): Cut {
  const isByTable = kind === 'groups' || kind === 'knockout';
  return {
    take: isByTable ? 1 : 4,
    by: isByTable ? 'perTable' : 'overall',
    luckyLosers: 0,
    to: '',
    seating: 'serpentine',
  };
}

function idAt(index: number, { kind }: Format): string {
  if (index === 0) return 'main';
  return kind === 'final' ? 'final' : `part-${index + 1}`;
}

/** Every part but the last says who goes on to the next; the parts are named by their place. */
export function chained(stages: readonly Stage[]): readonly Stage[] {
  const isFinalTwice = stages.slice(1).filter(({ format }) => format.kind === 'final').length > 1;
  const ids = stages.map(({ format }, index) =>
    isFinalTwice && index > 0 ? `part-${index + 1}` : idAt(index, format),
  );
  return stages.map(({ format, cut }, index) => {
    const to = ids[index + 1];
    const id = ids[index]!;
    return to === undefined ? { id, format } : { id, format, cut: { ...(cut ?? newCut(format)), to } };
  });
}

export function withStage(stages: readonly Stage[], kind: Kind): readonly Stage[] {
  return chained([...stages, { id: '', format: newFormat(kind) }]);
}

export function withoutStage(stages: readonly Stage[], index: number): readonly Stage[] {
  return chained(stages.filter((_, at) => at !== index));
}

export function changeStage(
  stages: readonly Stage[],
  index: number,
  changes: { readonly format?: Format; readonly cut?: Cut },
): readonly Stage[] {
  const isOther = (before: Stage): boolean =>
    changes.format !== undefined && changes.format.kind !== before.format.kind;
  return chained(
    stages.map((stage, at) => {
      if (at !== index) return stage;
      // Another format has another usual cut.
      const { cut, ...rest } = stage;
      return isOther(stage) ? { ...rest, ...changes } : { ...rest, ...(cut && { cut }), ...changes };
    }),
  );
}

/** Whether the server would take it: no field is empty or out of bounds, and nobody counts more heats than there are. */
export function isSound(stages: readonly Stage[]): boolean {
  return stages.length > 0 && stages.every(isStageSound);
}

export function isStageSound(stage: Stage): boolean {
  const { format } = stage;
  if (format.kind === 'heats' && format.best > format.slots) return false;
  if (format.kind === 'knockout' && format.rounds.some(({ size, advance }) => advance >= size)) return false;
  return stageSetupSchema.safeParse(stage).success;
}
