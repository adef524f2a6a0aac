'use client';

import { useEffect, useState } from 'react';

export const speeds = [1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

/** At single speed a move can be read before the next one comes. */
const stepMs = 1_400;

export interface Player {
  readonly at: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly go: (frame: number) => void;
  readonly toggle: () => void;
  readonly setSpeed: (speed: Speed) => void;
}

/** Where the replay stands, and the clock that moves it on. Whoever moves it by hand stops the clock. */
export function usePlayer(frames: number, start: number): Player {
  const last = frames - 1;
  const [at, setAt] = useState(start);
  const [isPlaying, setIsPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => {
      setAt(Math.min(last, at + 1));
      if (at + 1 >= last) setIsPlaying(false);
    }, stepMs / speed);
    return () => {
      clearTimeout(timer);
    };
  }, [isPlaying, at, last, speed]);

  return {
    at,
    isPlaying,
    speed,
    go: (frame) => {
      setIsPlaying(false);
      setAt(Math.min(last, Math.max(0, frame)));
    },
    toggle: () => {
      if (!isPlaying && at >= last) setAt(0);
      setIsPlaying(!isPlaying);
    },
    setSpeed,
  };
}
