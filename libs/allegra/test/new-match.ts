import { type Match, type Seat } from '@red-disc/game';
import { allegraGame } from '../src/game.js';
import { type AllegraEvent } from '../src/match/events.js';
import { type AllegraView } from '../src/match/view.js';
import { type AllegraRules } from '../src/rules/rules.js';
import { englishRules } from './position.js';

export type AllegraTable = Match<AllegraView, AllegraEvent>;

/** A match that awaits its first deal. */
export function newMatch(
  seats: number,
  rules: Partial<AllegraRules> = {},
  dealer: Seat = seats,
): AllegraTable {
  return allegraGame.createMatch({ rules: { ...englishRules, ...rules }, seats, dealer });
}

/** Hands in whatever shuffle is awaited, cards in ascending order; fails if none is. */
export function shuffleInOrder(match: AllegraTable): readonly AllegraEvent[] {
  const awaited = match.awaits();
  if (awaited.type !== 'shuffle') throw new Error(`${awaited.type} is awaited, not a shuffle`);
  return accept(match.shuffle(awaited.cards));
}

/** Plays entries of a record; fails on a refusal. Returns the events of the last one. */
export function playAll(match: AllegraTable, ...entries: readonly string[]): readonly AllegraEvent[] {
  let events: readonly AllegraEvent[] = [];
  for (const entry of entries) {
    events =
      entry === '0 !' ? accept(match.callTime()) : accept(match.play(Number(entry[0]), entry.slice(2)));
  }
  return events;
}

export function accept<Value>(
  result: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: unknown },
): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** Plays the first legal move of whoever is awaited until the round that runs is over. */
export function finishRound(match: AllegraTable): void {
  const { round } = match.viewFor('spectator');
  for (;;) {
    const awaited = match.awaits();
    if (awaited.type === 'nothing') return;
    if (awaited.type === 'shuffle') {
      if (awaited.round !== round?.number) return;
      shuffleInOrder(match);
    } else {
      const { seat } = awaited.decisions[0]!;
      playAll(match, `${seat} ${match.defaultMove(seat)!}`);
    }
  }
}
