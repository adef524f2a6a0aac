import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Viewer } from '@red-disc/game';
import { anyOf, PaperTable, user } from '../../../test/paper-table.js';
import { notesOf, notesText, sharedParts, snapshotFor, snapshotTexts } from './frames.js';

/** What is not plain ASCII, and what JSON has to escape. */
const reason = 'Où est „Zoë“? \\ "🎲"\n';

describe('a snapshot written out by hand', () => {
  let paper: PaperTable;
  beforeEach(() => {
    paper = new PaperTable({ seats: 3, preset: 'english' });
  });

  /** The text is the same, to the byte, as what JSON makes of the object. */
  function expectSameText(deadline: number | null = null): void {
    const viewers: Viewer[] = ['spectator', ...paper.table.seats.map((_, index) => index + 1)];
    const { start, own, end } = snapshotTexts(paper.table, deadline, sharedParts(paper.table));
    for (const viewer of viewers)
      expect(start + own(viewer) + end).toBe(JSON.stringify(snapshotFor(paper.table, viewer, deadline)));
    const entries = paper.rows.flatMap((row) => row.entries);
    expect(notesText(entries)).toBe(JSON.stringify(notesOf(entries)));
  }

  it('tells of a lobby with a guest, a bot, an invitation and an empty seat', () => {
    paper = new PaperTable({ seats: 4 });
    expectSameText();
    paper.accept({ type: 'sit', user: user(1), seat: 1 });
    paper.accept({ type: 'ready', user: user(1), ready: true });
    paper.accept({ type: 'invite', user: user(2), seat: 2 });
    paper.accept({ type: 'addBot', level: paper.settings.game.bots[0]!.level, seat: 3 });
    expectSameText();
    paper.accept({ type: 'cancel' });
    expectSameText();
  });

  it('tells of every moment of a game, of its rounds and of its end', () => {
    paper.start();
    const told = new Set<string>();
    paper.playOn(anyOf(), ({ status, seq }) => {
      told.add(status);
      expectSameText(1_800_000_000_000 + seq);
      return status === 'over';
    });
    expect([...told].sort()).toEqual(['between', 'over', 'playing']);
  });

  it('tells only the player of what they always answer', () => {
    paper.start();
    const answer = paper.settings.game.standingAnswers[0]!.id;
    paper.accept({ type: 'answerAlways', user: user(1), answer, on: true });
    expectSameText();
    const { own } = snapshotTexts(paper.table, null, sharedParts(paper.table));
    expect(own(1)).toContain(`"answersAlways":["${answer}"]`);
    expect(own(2)).toContain('"answersAlways":[]');
  });

  it('tells of a pause, more time, a caretaker, another player and a referee who stops the game', () => {
    paper.start();
    paper.accept({ type: 'pause', by: user(9), reason });
    expectSameText();
    paper.accept({ type: 'resume', by: user(9) });
    paper.accept({ type: 'addTime', by: user(9), ms: 1234, reason });
    paper.accept({ type: 'replace', by: user(9), seat: 2, occupant: { user: user(4) }, reason });
    expectSameText();
    for (let missed = 0; missed < 4; missed += 1) paper.accept({ type: 'clock', phase: paper.phase });
    expectSameText();
    paper.accept({ type: 'stop', by: user(9), reason });
    expect(paper.table.end()).not.toBeNull();
    expectSameText();
  });
});
