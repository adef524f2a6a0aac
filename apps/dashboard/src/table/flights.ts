import type { AllegraEvent, Cell } from '@red-disc/allegra';
import type { Face } from '@/cards/card-face';
import { faceOf } from './derive-model';

/** A place on the screen that cards move between: a pile, the card in question, or a cell. */
export type Anchor = 'deck' | 'pile' | 'hand' | Cell;

export interface Flight {
  readonly from: Anchor;
  readonly to: Anchor;
  readonly face: Face;
}

/** More than one decision's worth of events is a catching-up, not a move: then nothing flies. */
export const mostEventsAtOnce = 4;

/** What moves where. Cards that only turn over do so in their place. */
export function flightsOf(events: readonly AllegraEvent[]): readonly Flight[] {
  const flights: Flight[] = [];
  let emptied: Cell | undefined;
  for (const event of events) {
    switch (event.type) {
      case 'drew':
        flights.push({ from: 'deck', to: 'hand', face: faceOf(event.card) });
        break;
      case 'took':
        flights.push({ from: 'pile', to: 'hand', face: faceOf(event.card) });
        break;
      case 'threw':
        flights.push({ from: 'hand', to: 'pile', face: faceOf(event.card) });
        break;
      case 'exchanged':
        emptied = event.cell;
        flights.push({ from: 'hand', to: event.cell, face: faceOf(event.card) });
        break;
      case 'picked':
        flights.push({ from: event.cell, to: 'hand', face: faceOf(event.card) });
        break;
      case 'laidBack':
        flights.push({ from: 'hand', to: event.cell, face: faceOf(event.card) });
        break;
      case 'discarded':
        flights.push({ from: emptied ?? 'hand', to: 'pile', face: faceOf(event.card) });
        break;
      case 'cleared':
        for (const cell of event.cells) flights.push({ from: cell, to: 'pile', face: faceOf(event.card) });
        break;
      case 'dealt':
      case 'turnOpened':
      case 'revealed':
      case 'reshuffled':
      case 'knocked':
      case 'passed':
      case 'gave':
      case 'kept':
      case 'clearedNoMore':
      case 'roundEnding':
      case 'timeCalled':
      case 'roundOver':
      case 'gameOver':
      case 'stopped':
        break;
    }
  }
  return flights;
}
