import type { AllegraView, PhaseName, RoundView } from '@red-disc/allegra';
import type { Seat } from '@red-disc/game';
import type { Choices } from './choices';

/**
 * Who is addressed: the viewer must act, the viewer is part of what somebody else does (they knocked, or a card of
 * theirs is taken), or the viewer looks on.
 */
export type PromptRole = 'act' | 'partner' | 'wait';

/** What the status bar says, before it is put into words. */
export interface Prompt {
  readonly kind: PhaseName | 'deal' | 'gameOver';
  readonly role: PromptRole;
  /** Whose decision everybody waits for; the viewer's own left out. */
  readonly waitingFor: readonly Seat[];
  readonly active: Seat | undefined;
  readonly knocker: Seat | undefined;
  readonly knocked: readonly Seat[];
  /** The card that is being decided about. */
  readonly card: number | undefined;
  readonly revealsLeft: number;
  readonly winners: readonly Seat[];
  readonly isLastTurn: boolean;
}

/** The seats that somebody else's decision is about. */
function partnersOf(round: RoundView): readonly (Seat | null)[] {
  switch (round.phase) {
    case 'knock':
    case 'tradePlace':
    case 'tradeClear':
      return [round.active];
    case 'answer':
      return round.knocked;
    case 'pick':
    case 'pickPlace':
      return [round.knocker];
    case 'setup':
    case 'open':
    case 'reshuffle':
    case 'place':
    case 'reveal':
    case 'clear':
    case 'over':
      return [];
  }
}

function roleOf({ round, viewer, awaited }: AllegraView): PromptRole {
  if (awaited.some(({ seat }) => seat === viewer)) return 'act';
  if (!round || viewer === 'spectator') return 'wait';
  return partnersOf(round).includes(viewer) ? 'partner' : 'wait';
}

function kindOf({ round, over }: AllegraView): Prompt['kind'] {
  if (over) return 'gameOver';
  return round?.phase ?? 'deal';
}

export function derivePrompt(view: AllegraView): Prompt {
  const { round, viewer, awaited, winners } = view;
  return {
    kind: kindOf(view),
    role: roleOf(view),
    waitingFor: awaited.map(({ seat }) => seat).filter((seat) => seat !== viewer),
    active: round?.active ?? undefined,
    knocker: round?.knocker ?? undefined,
    knocked: round?.knocked ?? [],
    card: round?.hand?.card,
    revealsLeft: viewer === 'spectator' ? 0 : (round?.revealsLeft[viewer - 1] ?? 0),
    winners,
    isLastTurn: round !== null && round.lastTurnsToCome !== null && round.phase !== 'over',
  };
}

/** Which of its two texts a prompt for the acting player takes. */
export function promptVariant({ kind, role }: Prompt, choices: Choices): 'plain' | 'alternative' {
  if (role !== 'act') return 'plain';
  if (kind === 'place') return choices.throw === undefined ? 'alternative' : 'plain';
  if (kind === 'clear' || kind === 'tradeClear') return choices.done === undefined ? 'alternative' : 'plain';
  if (kind === 'open') return choices.clear.length > 0 ? 'alternative' : 'plain';
  return 'plain';
}
