'use client';

import { useEffect, useRef, type RefObject } from 'react';
import { symbolOf } from '@/cards/card-face';
import { flightsOf, mostEventsAtOnce, type Anchor, type Flight } from './flights';
import { eventsAfter, type LogEntry } from './log';
import { wantsMotion } from './motion';

const flightMs = 260;
const svgSpace = 'http://www.w3.org/2000/svg';

/** The reader's own copy of a shared place comes first: that is where they look. */
function find(root: HTMLElement, anchor: Anchor): DOMRect | undefined {
  const element =
    root.querySelector(`[data-anchor="own-${anchor}"]`) ??
    root.querySelector(`[data-anchor="${anchor}"] .card, .card[data-anchor="${anchor}"]`);
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 ? box : undefined;
}

function ghostOf({ face }: Flight): HTMLElement {
  const ghost = document.createElement('span');
  ghost.className = 'card card-flying';
  const svg = document.createElementNS(svgSpace, 'svg');
  svg.setAttribute('viewBox', '0 0 100 140');
  const use = document.createElementNS(svgSpace, 'use');
  use.setAttribute('href', symbolOf(face, 'large'));
  svg.append(use);
  ghost.append(svg);
  return ghost;
}

interface Way {
  readonly from: DOMRect;
  readonly to: DOMRect;
}

function wayOf(root: HTMLElement, flight: Flight): Way | undefined {
  const from = find(root, flight.from);
  const to = find(root, flight.to);
  return from && to && { from, to };
}

function fly(air: HTMLElement, flight: Flight, { from, to }: Way): void {
  const ghost = ghostOf(flight);
  air.append(ghost);
  Object.assign(ghost.style, { left: `${to.left}px`, top: `${to.top}px`, width: `${to.width}px` });
  // Transforms alone are left to the compositor: a slow phone keeps its frames.
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  const motion = ghost.animate([{ transform: start }, { transform: 'none' }], {
    duration: flightMs,
    easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  });
  motion.onfinish = () => {
    ghost.remove();
  };
  motion.oncancel = () => {
    ghost.remove();
  };
}

/** All ways are measured before the first card sets out: each one would have the table laid out again. */
function flyAll(felt: HTMLElement, air: HTMLElement, flights: readonly Flight[]): void {
  const ways = flights.map((flight) => [flight, wayOf(felt, flight)] as const);
  for (const [flight, way] of ways) if (way) fly(air, flight, way);
}

/** The frame that shows a move is the longest: a card that set out in it would have arrived when the next one comes. */
function afterDrawing(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run));
}

interface Skies {
  /** Where cards lie. */
  readonly felt: RefObject<HTMLElement | null>;
  /** Where they fly: a layer of its own, so that a card on its way moves nothing else. */
  readonly air: RefObject<HTMLElement | null>;
}

/**
 * Cards travel after the numbers have changed: nothing waits for them, a tap skips them, and a reader who wants no
 * motion sees none.
 */
export function useFlights({ felt, air }: Skies, log: readonly LogEntry[]): void {
  const newest = log.at(-1)?.id ?? 0;
  const shown = useRef(newest);
  useEffect(() => {
    const fresh = eventsAfter(log, shown.current);
    shown.current = newest;
    if (document.hidden || !wantsMotion() || fresh.length > mostEventsAtOnce) return;
    const flights = flightsOf(fresh);
    if (flights.length === 0) return;
    afterDrawing(() => {
      if (felt.current && air.current) flyAll(felt.current, air.current, flights);
    });
  }, [felt, air, log, newest]);

  useEffect(() => {
    const skip = () => {
      air.current?.replaceChildren();
    };
    window.addEventListener('pointerdown', skip);
    return () => {
      window.removeEventListener('pointerdown', skip);
    };
  }, [air]);
}
