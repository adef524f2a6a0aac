'use client';

import type { Viewer } from '@red-disc/game';
import { useEffect, useRef } from 'react';
import { eventsAfter, type LogEntry } from './log';
import type { ShownTime } from './shown-time';
import { loudness, soundOf, strokes, volumes, warningsDue, type Sound, type Volume } from './sounds';
import { useChoice } from './use-preference';

/** How loud this browser wants the table. */
export function useVolume(): readonly [Volume, (volume: Volume) => void] {
  return useChoice('table-sounds', volumes, 'medium');
}

/** More at once than any one move tells is a catching-up. */
const mostEventsOfAMove = 8;

let context: AudioContext | undefined;

/** A struck piece of wood: a short tone that falls off at once, without its edges. */
export function sound(name: Sound, volume: Volume): void {
  if (volume === 'off') return;
  // Before the first touch of a page browsers play nothing; in the background nobody wants it.
  if (document.hidden || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const { hertz, seconds, after } of strokes[name]) {
    const start = context.currentTime + after;
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: hertz });
    const fall = new GainNode(context, { gain: 0 });
    fall.gain.setValueAtTime(0, start);
    fall.gain.linearRampToValueAtTime(loudness[volume], start + 0.005);
    fall.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    tone.connect(fall).connect(context.destination);
    tone.start(start);
    tone.stop(start + seconds);
  }
}

export interface SoundOptions {
  readonly log: readonly LogEntry[];
  readonly viewer: Viewer;
  readonly volume: Volume;
}

/** Sounds for what is new since the last look. Catching up, and what came while the page was hidden, stay silent. */
export function useSounds({ log, viewer, volume }: SoundOptions): void {
  const newest = log.at(-1)?.id ?? 0;
  const heard = useRef(newest);
  useEffect(() => {
    const fresh = eventsAfter(log, heard.current);
    heard.current = newest;
    if (fresh.length > mostEventsOfAMove) return;
    const names = fresh.map((event) => soundOf(event, viewer)).filter((name) => name !== undefined);
    for (const name of new Set(names)) sound(name, volume);
  }, [log, newest, viewer, volume]);
}

/** A stroke for every warning while the reader's own time runs out. */
export function useTimeWarning(shown: ShownTime | undefined, isMine: boolean): void {
  const [volume] = useVolume();
  const due = isMine && shown && shown.seconds > 0 ? warningsDue(shown.seconds, shown.whole) : 0;
  useEffect(() => {
    if (due > 0) sound('timeShort', volume);
  }, [due, volume]);
}
