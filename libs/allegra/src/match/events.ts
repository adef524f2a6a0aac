import { type Seat, type Viewer } from '@red-disc/game';
import { type Cell } from '../moves/cell.js';
import { type CardView, type HandScore } from './view.js';

/**
 * What happened at the table. Only one event can hold a secret: the card a knocker takes out face down, until it
 * is laid back or discarded.
 */
export type AllegraEvent =
  | { readonly type: 'dealt'; readonly round: number; readonly dealer: Seat; readonly discard: number }
  | { readonly type: 'turnOpened'; readonly seat: Seat; readonly turn: number; readonly last: boolean }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly cell: Cell; readonly card: number }
  | { readonly type: 'reshuffled'; readonly deck: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'took'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'knocked'; readonly seat: Seat }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'gave'; readonly seat: Seat; readonly to: Seat }
  | { readonly type: 'kept'; readonly seat: Seat }
  | Exchanged
  | { readonly type: 'threw'; readonly seat: Seat; readonly card: number }
  | {
      readonly type: 'picked';
      readonly seat: Seat;
      readonly from: Seat;
      readonly cell: Cell;
      readonly card: number;
      readonly wasDown: boolean;
    }
  | {
      readonly type: 'laidBack';
      readonly seat: Seat;
      readonly cell: Cell;
      readonly card: number;
      readonly wasSecret: boolean;
    }
  | {
      readonly type: 'cleared';
      readonly seat: Seat;
      readonly cells: readonly [Cell, Cell, Cell];
      readonly card: number;
    }
  | { readonly type: 'clearedNoMore'; readonly seat: Seat }
  | {
      readonly type: 'discarded';
      readonly seat: Seat;
      readonly card: number;
      readonly wasSecret: boolean;
    }
  | { readonly type: 'roundEnding'; readonly trigger: Seat }
  | { readonly type: 'timeCalled'; readonly running: Seat }
  | {
      readonly type: 'roundOver';
      readonly round: number;
      readonly trigger: Seat | null;
      readonly grids: readonly (readonly CardView[])[];
      readonly hands: readonly HandScore[];
    }
  | { readonly type: 'gameOver'; readonly totals: readonly number[]; readonly winners: readonly Seat[] }
  | { readonly type: 'stopped'; readonly reason: string };

/** A card was put in a place and another taken out. A secret one is known to its holder alone. */
export type Exchanged = {
  readonly type: 'exchanged';
  readonly seat: Seat;
  readonly cell: Cell;
  readonly card: number;
  readonly out: CardView;
  readonly wasDown: boolean;
  readonly secret: boolean;
};

/** What a viewer may know of an event. */
export function redact(event: AllegraEvent, viewer: Viewer): AllegraEvent {
  if (event.type !== 'exchanged' || !event.secret || event.seat === viewer) return event;
  return {
    type: 'exchanged',
    seat: event.seat,
    cell: event.cell,
    card: event.card,
    out: 'down',
    wasDown: event.wasDown,
    secret: true,
  };
}

const alwaysRevealing: ReadonlySet<AllegraEvent['type']> = new Set([
  'dealt',
  'revealed',
  'reshuffled',
  'drew',
  'roundOver',
] as const);

/** Whether an event showed somebody a card that nobody could see before. */
export function isRevealing(event: AllegraEvent): boolean {
  if ('wasDown' in event) return event.wasDown;
  if ('wasSecret' in event) return event.wasSecret;
  return alwaysRevealing.has(event.type);
}
