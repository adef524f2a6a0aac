import { allegraGame, type AllegraEvent, type AllegraRules, type AllegraView } from '@red-disc/allegra';
import {
  applyStep,
  type Awaited,
  type Match,
  type RecordFault,
  type RecordHeader,
  type Step,
} from '@red-disc/game';
import { failure, success, type Result } from '@red-disc/kernel';
import type { LogEntry } from '@/table/log';

/** The table after one entry of the record. Round and move count as in the record; move 0 is the deal. */
export interface Frame {
  readonly round: number;
  readonly move: number;
  /** As the record writes it; empty for a deal. */
  readonly entry: string;
  readonly view: AllegraView;
  readonly events: readonly AllegraEvent[];
  /** How much of the log has been told by now. */
  readonly logged: number;
}

/** A shuffle as it was recorded, with the cards it had to bring into an order. */
export interface RecordedShuffle {
  readonly round: number;
  readonly label: string;
  readonly cards: readonly number[];
  readonly order: readonly number[];
}

export interface Replay {
  readonly rules: AllegraRules;
  readonly header: RecordHeader;
  readonly frames: readonly Frame[];
  readonly log: readonly LogEntry[];
  readonly shuffles: readonly RecordedShuffle[];
}

type Shuffle = Extract<Awaited, { type: 'shuffle' }>;

/** Plays a record through once and keeps every position, so that any of them is shown at once. */
export function openReplay(data: unknown): Result<Replay, RecordFault> {
  const opened = allegraGame.openRecord(data);
  if (!opened.ok) return opened;
  const { rules, header, dealer, steps } = opened.value;
  const match = allegraGame.createMatch({ rules, seats: header.players.length, dealer });
  const builder = new ReplayBuilder(match);
  for (const step of steps) {
    if (!builder.play(step)) return failure({ code: 'NOT_REPLAYABLE', ...builder.place });
  }
  const { frames, log, shuffles } = builder;
  if (frames.length === 0) return failure({ code: 'NO_ROUNDS', round: 0, move: 0 });
  return success({ rules, header, frames, log, shuffles });
}

class ReplayBuilder {
  readonly frames: Frame[] = [];
  readonly log: LogEntry[] = [];
  readonly shuffles: RecordedShuffle[] = [];
  place = { round: 0, move: 0 };

  constructor(private readonly match: Match<AllegraView, AllegraEvent>) {}

  /** Whether the step could be played. */
  play(step: Step): boolean {
    const awaited = this.match.awaits();
    const played = applyStep(this.match, step);
    if (!played.ok) return false;
    const events = played.value;
    for (const event of events) this.log.push({ id: this.log.length + 1, event });
    if (step.type !== 'shuffle' || awaited.type !== 'shuffle') {
      this.place = { ...this.place, move: this.place.move + 1 };
      this.#add(entryOf(step), events);
    } else this.#shuffle(awaited, step.order, events);
    return true;
  }

  /** A deal is a place of its own; a reshuffle belongs to the move that called for it. */
  #shuffle(
    { round, label, cards }: Shuffle,
    order: readonly number[],
    events: readonly AllegraEvent[],
  ): void {
    this.shuffles.push({ round, label, cards, order });
    if (label === 'deal') {
      this.place = { round, move: 0 };
      this.#add('', events);
      return;
    }
    const cause = this.frames.pop();
    this.#add(cause?.entry ?? '', [...(cause?.events ?? []), ...events]);
  }

  #add(entry: string, events: readonly AllegraEvent[]): void {
    const view = this.match.viewFor('spectator');
    this.frames.push({ ...this.place, entry, view, events, logged: this.log.length });
  }
}

function entryOf(step: Step): string {
  switch (step.type) {
    case 'move':
      return `${step.seat} ${step.move}`;
    case 'time':
      return '0 !';
    case 'shuffle':
    case 'stop':
      return '';
  }
}

/** "2.14" in an address: the fourteenth move of the second round. */
export function makePlace({ round, move }: Pick<Frame, 'round' | 'move'>): string {
  return `${round}.${move}`;
}

/** The frame that an address names, or the first one. */
export function findPlace(frames: readonly Frame[], text: string | undefined): number {
  const index = frames.findIndex((frame) => makePlace(frame) === text);
  return Math.max(0, index);
}
