import type { AllegraEvent } from '@red-disc/allegra';
import type { Seat } from '@red-disc/game';
import type { Frame } from './replay';

export const momentKinds = [
  'knock',
  'clear',
  'lastTurns',
  'bonus',
  'doubled',
  'halved',
  'reshuffle',
  'time',
] as const;
export type MomentKind = (typeof momentKinds)[number];

/** A place in the game that people come back to. */
export interface Moment {
  readonly frame: number;
  readonly round: number;
  readonly kind: MomentKind;
  /** Whose moment it is; undefined where it is everybody's. */
  readonly seat: Seat | undefined;
  /** The card that was knocked for, or cleared. */
  readonly card?: number | undefined;
}

type Found = Omit<Moment, 'frame' | 'round'>;

function momentsOf(event: AllegraEvent, inHand: number | undefined): readonly Found[] {
  switch (event.type) {
    case 'knocked':
      return [{ kind: 'knock', seat: event.seat, card: inHand }];
    case 'cleared':
      return [{ kind: 'clear', seat: event.seat, card: event.card }];
    case 'roundEnding':
      return [{ kind: 'lastTurns', seat: event.trigger }];
    case 'reshuffled':
      return [{ kind: 'reshuffle', seat: undefined }];
    case 'timeCalled':
      return [{ kind: 'time', seat: undefined }];
    case 'roundOver':
      return event.hands.flatMap(({ bonus, penalty }, index) => [
        ...(bonus === 0 ? [] : [{ kind: 'bonus' as const, seat: index + 1 }]),
        ...(penalty === 'none' ? [] : [{ kind: penalty, seat: index + 1 }]),
      ]);
    case 'dealt':
    case 'turnOpened':
    case 'revealed':
    case 'drew':
    case 'took':
    case 'passed':
    case 'gave':
    case 'kept':
    case 'exchanged':
    case 'threw':
    case 'picked':
    case 'laidBack':
    case 'clearedNoMore':
    case 'discarded':
    case 'gameOver':
    case 'stopped':
      return [];
  }
}

/** Knocks, clearings, last turns, doublings and the like, in the order of the game. */
export function findMoments(frames: readonly Frame[]): readonly Moment[] {
  return frames.flatMap(({ round, events, view }, frame) =>
    events
      .flatMap((event) => momentsOf(event, view.round?.hand?.card))
      .map((found) => ({ ...found, frame, round })),
  );
}

/** The next place with a moment after this one, or before it. */
export function momentFrom(moments: readonly Moment[], frame: number, step: 1 | -1): number | undefined {
  const beyond = (moment: Moment) => (moment.frame - frame) * step > 0;
  return (step === 1 ? moments.find(beyond) : moments.findLast(beyond))?.frame;
}
