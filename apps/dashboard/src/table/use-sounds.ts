'use client';

import type { Viewer } from '@red-disc/game';
import { useEffect, useRef } from 'react';
import { eventsAfter, type LogEntry } from './log';
import { soundOf, strokes, type Sound } from './sounds';

const loudness = 0.14;

/** More at once than any one move tells is a catching-up. */
const mostEventsOfAMove = 8;

let context: AudioContext | undefined;

/** A struck piece of wood: a short tone that falls off at once, without its edges. */
function sound(name: Sound): void {
  // Before the first touch of a page browsers play nothing; in the background nobody wants it.
  if (document.hidden || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const { hertz, seconds, after } of strokes[name]) {
    const start = context.currentTime + after;
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: hertz });
    const fall = new GainNode(context, { gain: 0 });
    fall.gain.setValueAtTime(0, start);
    fall.gain.linearRampToValueAtTime(loudness, start + 0.005);
    fall.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    tone.connect(fall).connect(context.destination);
    tone.start(start);
    tone.stop(start + seconds);
  }
}

export interface SoundOptions {
  readonly log: readonly LogEntry[];
  readonly viewer: Viewer;
  readonly enabled: boolean;
}

/** Sounds for what is new since the last look. Catching up, and what came while the page was hidden, stay silent. */
export function useSounds({ log, viewer, enabled }: SoundOptions): void {
  const newest = log.at(-1)?.id ?? 0;
  const heard = useRef(newest);
  useEffect(() => {
    const fresh = eventsAfter(log, heard.current);
    heard.current = newest;
    if (!enabled || fresh.length > mostEventsOfAMove) return;
    const names = fresh.map((event) => soundOf(event, viewer)).filter((name) => name !== undefined);
    for (const name of new Set(names)) sound(name);
  }, [log, newest, viewer, enabled]);
}

const warningSeconds = 10;

/** One stroke when the reader's own time gets short. */
export function useTimeWarning(secondsLeft: number | undefined, enabled: boolean): void {
  const isShort = secondsLeft !== undefined && secondsLeft <= warningSeconds && secondsLeft > 0;
  useEffect(() => {
    if (enabled && isShort) sound('tenSeconds');
  }, [enabled, isShort]);
}
