import { inOnePiece, type Viewer } from '@red-disc/game';
import { redact, type AllegraEvent } from './events.js';

/**
 * The JSON of what each viewer may know of these events, byte for byte as `JSON.stringify` writes it. For all who may
 * know everything it is one text.
 */
export function eventsTexts(events: readonly AllegraEvent[]): (viewer: Viewer) => string {
  let whole: string | undefined;
  return (viewer) => {
    if (knowsAll(viewer, events)) return (whole ??= inOnePiece(listText(events)));
    return listText(events.map((event) => redact(event, viewer)));
  };
}

function knowsAll(viewer: Viewer, events: readonly AllegraEvent[]): boolean {
  for (const event of events) if (redact(event, viewer) !== event) return false;
  return true;
}

function listText(events: readonly AllegraEvent[]): string {
  let text = '[';
  for (let i = 0; i < events.length; i += 1) text += `${i === 0 ? '' : ','}${eventText(events[i]!)}`;
  return `${text}]`;
}

/** What happens at every turn is written out here, which is several times as fast; the rest is rare. */
function eventText(event: AllegraEvent): string {
  switch (event.type) {
    case 'turnOpened':
      return `{"type":"turnOpened","seat":${event.seat},"turn":${event.turn},"last":${event.last}}`;
    case 'revealed':
      return `{"type":"revealed","seat":${event.seat},"cell":"${event.cell}","card":${event.card}}`;
    case 'drew':
      return `{"type":"drew","seat":${event.seat},"card":${event.card}}`;
    case 'took':
      return `{"type":"took","seat":${event.seat},"card":${event.card}}`;
    case 'knocked':
      return `{"type":"knocked","seat":${event.seat}}`;
    case 'passed':
      return `{"type":"passed","seat":${event.seat}}`;
    case 'gave':
      return `{"type":"gave","seat":${event.seat},"to":${event.to}}`;
    case 'kept':
      return `{"type":"kept","seat":${event.seat}}`;
    case 'exchanged': {
      const { seat, cell, card, wasDown, secret } = event;
      const out = typeof event.out === 'number' ? event.out : `"${event.out}"`;
      return `{"type":"exchanged","seat":${seat},"cell":"${cell}","card":${card},"out":${out},"wasDown":${wasDown},"secret":${secret}}`;
    }
    case 'threw':
      return `{"type":"threw","seat":${event.seat},"card":${event.card}}`;
    case 'picked': {
      const { seat, from, cell, card, wasDown } = event;
      return `{"type":"picked","seat":${seat},"from":${from},"cell":"${cell}","card":${card},"wasDown":${wasDown}}`;
    }
    case 'laidBack': {
      const { seat, cell, card, wasSecret } = event;
      return `{"type":"laidBack","seat":${seat},"cell":"${cell}","card":${card},"wasSecret":${wasSecret}}`;
    }
    case 'cleared': {
      const [a, b, c] = event.cells;
      return `{"type":"cleared","seat":${event.seat},"cells":["${a}","${b}","${c}"],"card":${event.card}}`;
    }
    case 'clearedNoMore':
      return `{"type":"clearedNoMore","seat":${event.seat}}`;
    case 'discarded':
      return `{"type":"discarded","seat":${event.seat},"card":${event.card},"wasSecret":${event.wasSecret}}`;
    case 'dealt':
    case 'reshuffled':
    case 'roundEnding':
    case 'timeCalled':
    case 'roundOver':
    case 'gameOver':
    case 'stopped':
      return JSON.stringify(event);
  }
}
