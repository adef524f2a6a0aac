import type { Seat } from '@red-disc/game';
import type { UserId } from '../../platform/identity/actor.js';
import type { Occupant } from './entry.js';

/** What somebody at or around the table asks for. */
export type PersonCommand =
  | { readonly type: 'sit'; readonly user: UserId; readonly seat?: Seat }
  | { readonly type: 'stand'; readonly user: UserId }
  | { readonly type: 'ready'; readonly user: UserId; readonly ready: boolean; readonly seed?: string }
  | {
      readonly type: 'move';
      readonly user: UserId;
      readonly phase: number;
      readonly move: string;
      readonly elapsedMs: number;
    }
  | { readonly type: 'answerAlways'; readonly user: UserId; readonly answer: string; readonly on: boolean }
  | { readonly type: 'return'; readonly user: UserId };

/** What the host asks for before the game. */
export type HostCommand =
  /** The first of all: it publishes the commitment of the first deal. */
  | { readonly type: 'open' }
  | { readonly type: 'invite'; readonly user: UserId; readonly seat?: Seat }
  | { readonly type: 'addBot'; readonly level: string; readonly seat?: Seat }
  | { readonly type: 'remove'; readonly seat: Seat }
  /** Whose birthday was last, for tables where they deal first; if it is nobody's, the lot decides. */
  | { readonly type: 'start'; readonly lastBirthday?: UserId }
  | { readonly type: 'cancel' };

/** What a referee may do to a game; whoever calls this has made sure of the right. */
export type RefereeCommand =
  | { readonly type: 'pause'; readonly by: UserId; readonly reason: string }
  | { readonly type: 'resume'; readonly by: UserId }
  | { readonly type: 'addTime'; readonly by: UserId; readonly ms: number; readonly reason: string }
  | { readonly type: 'callTime'; readonly by: UserId; readonly reason: string }
  | {
      readonly type: 'replace';
      readonly by: UserId;
      readonly seat: Seat;
      readonly occupant: Occupant;
      readonly reason: string;
    }
  | { readonly type: 'stop'; readonly by: UserId; readonly reason: string };

/** What the server itself does: the clock runs out, or a bot has made up its mind. */
export type ServerCommand =
  | { readonly type: 'clock'; readonly phase: number }
  | {
      readonly type: 'automatic';
      readonly phase: number;
      readonly moves: readonly { readonly seat: Seat; readonly move: string }[];
    };

export type Command = PersonCommand | HostCommand | RefereeCommand | ServerCommand;
