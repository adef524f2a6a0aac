import { describe, expect, it } from '@jest/globals';
import { withChanges } from '@red-disc/client';
import { tableUpdateSchema, type TableSnapshot } from '@red-disc/contracts';
import type { GameEvent, Viewer } from '@red-disc/game';
import { anyOf, PaperTable, user } from '../../../test/paper-table.js';
import type { Command } from '../domain/command.js';
import { snapshotFor } from './frames.js';
import { newsOf, type News, type Told } from './news-of-table.js';
import { viewerOf } from './watchers.js';

const deadline = 1_800_000_000_000;
const id = '5e901720-aa35-4e1f-a52d-9f566e4f5d80';

/** Those who follow a paper table: people who sit down at it, and somebody who never does. */
class Followers {
  readonly sizes = { whole: 0, differences: 0 };
  readonly #users: readonly (ReturnType<typeof user> | undefined)[];
  readonly #snapshots: TableSnapshot[];
  #told: Told | undefined;

  constructor(readonly paper: PaperTable) {
    const people = Array.from({ length: paper.settings.seats }, (_, index) => user(index + 1));
    this.#users = [undefined, ...people];
    this.#snapshots = this.#users.map((_, index) => snapshotFor(paper.table, this.#viewer(index), deadline));
    this.#told = this.#news([]).told;
  }

  ask(command: Command): void {
    this.follow(this.paper.accept(command));
  }

  /** Each is told the difference, and then has the same snapshot, to the byte, as who comes anew. */
  follow(events: readonly GameEvent[]): void {
    const news = this.#news(events);
    this.#users.forEach((_, index) => {
      const viewer = this.#viewer(index);
      const update = read(news.difference(viewer));
      if (!('changes' in update)) throw new Error('it was told of the whole');
      const snapshot = withChanges(this.#snapshots[index]!, update.changes);
      const whole = read(news.whole(viewer));
      if (!('snapshot' in whole)) throw new Error('it was told of a difference');
      expect(JSON.stringify(snapshot)).toBe(JSON.stringify(snapshotFor(this.paper.table, viewer, deadline)));
      expect([update.events, update.notes]).toEqual([whole.events, whole.notes]);
      this.#snapshots[index] = snapshot;
      this.sizes.whole += news.whole(viewer).length;
      this.sizes.differences += news.difference(viewer).length;
    });
    this.#told = news.told;
  }

  #news(events: readonly GameEvent[]): News {
    const { table, rows } = this.paper;
    return newsOf({ table, entries: rows.at(-1)!.entries, events, deadline }, this.#told);
  }

  #viewer(index: number): Viewer {
    return viewerOf(this.paper.table, this.#users[index]);
  }
}

function read(frame: string): ReturnType<typeof tableUpdateSchema.parse> {
  return tableUpdateSchema.parse((JSON.parse(frame) as { data: unknown }).data);
}

describe('who is told what is different', () => {
  it.each([2, 5])('knows as much as who comes anew, in a game of %i from its lobby to its end', (seats) => {
    const paper = new PaperTable({ seats, preset: 'english', settings: { id } });
    const followers = new Followers(paper);
    for (let seat = 1; seat <= seats; seat += 1) {
      followers.ask({ type: 'sit', user: user(seat), seat });
      followers.ask({ type: 'ready', user: user(seat), ready: true });
    }
    followers.ask({ type: 'start' });
    const choose = anyOf();
    while (paper.table.status !== 'over') {
      if (paper.table.status === 'between') {
        followers.ask({ type: 'clock', phase: 0 });
        continue;
      }
      const seat = paper.asked()[0]!;
      const moves = paper.table.match!.legalMoves(seat);
      const { phase } = paper;
      followers.ask({ type: 'move', user: user(seat), phase, move: choose(moves), elapsedMs: 0 });
    }
    expect(followers.sizes.differences).toBeLessThan(followers.sizes.whole / 2);
  });

  it('follows a referee, a clock that runs out and a standing answer', () => {
    const paper = new PaperTable({ seats: 3, preset: 'english', settings: { id } }).start();
    const followers = new Followers(paper);
    const by = user(9);
    const reason = 'Où est „Zoë“? \\ "🎲"\n';
    const answer = paper.settings.game.standingAnswers[0]!.id;
    followers.ask({ type: 'answerAlways', user: user(1), answer, on: true });
    followers.ask({ type: 'pause', by, reason });
    followers.ask({ type: 'resume', by });
    followers.ask({ type: 'addTime', by, ms: 1234, reason });
    followers.ask({ type: 'replace', by, seat: 2, occupant: { user: user(4) }, reason });
    for (let missed = 0; missed < 4; missed += 1) followers.ask({ type: 'clock', phase: paper.phase });
    followers.ask({ type: 'stop', by, reason });
    expect(paper.table.status).toBe('over');
  });

  it('is told of the whole when the last news is not that of the change before', () => {
    const paper = new PaperTable({ seats: 2 }).start();
    const news = (told: Told | undefined): News =>
      newsOf({ table: paper.table, entries: [], events: [], deadline }, told);
    const { told } = news(undefined);
    expect(news(undefined).difference(1)).toContain('"snapshot":');
    expect(news(told).difference(1)).toContain('"snapshot":');
    expect(news({ ...told, seq: told.seq - 1 }).difference(1)).toContain('"changes":');
    expect(news({ ...told, seq: told.seq - 2 }).difference(1)).toContain('"snapshot":');
  });
});
