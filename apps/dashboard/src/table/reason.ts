import type { AllegraView, Cell } from '@red-disc/allegra';
import type { RuleName } from '@/rules/rule-names';
import type { Face } from '@/cards/card-face';
import type { Choices } from './choices';

/** Why a tap does nothing, as a key of the catalogue, and the rule that says so. */
export interface Reason {
  readonly key:
    | 'watching'
    | 'notYourTurn'
    | 'gap'
    | 'faceUp'
    | 'hole'
    | 'notInLine'
    | 'drawFirst'
    | 'answerFirst'
    | 'giveFirst'
    | 'turnUpFirst'
    | 'lineFirst'
    | 'takeFirst'
    | 'drawn'
    | 'mustSwap'
    | 'notYours'
    | 'nothingLeft'
    | 'over'
    | 'paused'
    | 'refused'
    | 'hint';
  readonly rule: RuleName | undefined;
}

export interface Tapped {
  readonly cell: Cell;
  readonly face: Face;
  readonly isOwn: boolean;
}

/** What stands in the way of every tap, whatever is tapped. */
function reasonForAll(view: AllegraView, choices: Choices): Reason | undefined {
  const { round, awaited, viewer } = view;
  if (viewer === 'spectator') return { key: 'watching', rule: undefined };
  if (!round || round.phase === 'over') return { key: 'over', rule: 'end/reveal' };
  if (!awaited.some(({ seat }) => seat === viewer)) return { key: 'notYourTurn', rule: undefined };
  if (view.moves.length === 0) return { key: 'paused', rule: undefined };
  if (choices.knock !== undefined || choices.pass !== undefined)
    return { key: 'answerFirst', rule: 'knock/when' };
  if (choices.keep !== undefined) return { key: 'giveFirst', rule: 'knock/answer' };
  return undefined;
}

function revealRule({ round }: AllegraView): RuleName {
  return round?.phase === 'setup' ? 'setup/reveal' : 'turn/throw';
}

/** Explains a tap on a place that is no target now. */
export function reasonFor(view: AllegraView, choices: Choices, tapped: Tapped): Reason {
  const general = reasonForAll(view, choices);
  if (general) return general;
  if (choices.pick.size > 0) {
    if (tapped.isOwn) return { key: 'notYours', rule: 'knock/trade' };
    return tapped.face === 'gap'
      ? { key: 'gap', rule: undefined }
      : { key: 'nothingLeft', rule: 'knock/trade' };
  }
  if (!tapped.isOwn) return { key: 'notYours', rule: 'setup/area' };
  if (tapped.cell === view.round?.hole) return { key: 'hole', rule: 'knock/trade' };
  if (tapped.face === 'gap') return { key: 'gap', rule: 'clear/line' };
  if (choices.reveal.size > 0) return { key: 'faceUp', rule: revealRule(view) };
  if (choices.draw !== undefined || choices.take !== undefined)
    return { key: 'drawFirst', rule: 'turn/draw' };
  return { key: 'notInLine', rule: 'clear/line' };
}

/** Explains a tap on the deck or the pile when there is nothing to do with it. */
export function reasonForPile(view: AllegraView, choices: Choices): Reason {
  const general = reasonForAll(view, choices);
  if (general) return general;
  if (choices.reveal.size > 0) return { key: 'turnUpFirst', rule: revealRule(view) };
  if (choices.pick.size > 0) return { key: 'takeFirst', rule: 'knock/trade' };
  if (choices.throw !== undefined) return { key: 'drawn', rule: 'turn/draw' };
  if (choices.place.size > 0)
    return { key: 'mustSwap', rule: view.round?.phase === 'place' ? 'turn/throw' : 'knock/trade' };
  return { key: 'lineFirst', rule: 'clear/option' };
}
