import { allegraGame, cardsOf, presets, type AllegraEvent } from '@red-disc/allegra';
import { describe, expect, it } from '@jest/globals';
import { guideView, lessonDeal, lessonDealer, lessonSeats, lessonSteps, neighbourMove } from './script';

const { rules } = presets[0]!;
const learner = 1;

/** Plays the lesson as a learner who does what they are told, until their card has filled the hole. */
function playLesson(): { events: AllegraEvent[]; refused: number } {
  const match = allegraGame.createMatch({ rules, seats: lessonSeats, dealer: lessonDealer });
  const events: AllegraEvent[] = [];
  let step = 0;
  let refused = 0;
  for (let guard = 0; guard < 100 && !events.some(({ type }) => type === 'laidBack'); guard++) {
    const awaited = match.awaits();
    if (awaited.type === 'nothing') break;
    if (awaited.type === 'shuffle') {
      const dealt = match.shuffle(lessonDeal(awaited.cards));
      if (dealt.ok) events.push(...dealt.value);
      continue;
    }
    const mine = awaited.decisions.some(({ seat }) => seat === learner);
    const seat = mine ? learner : awaited.decisions[0]!.seat;
    const move = mine
      ? guideView(match.viewFor(learner), lessonSteps[step]).moves[0]
      : neighbourMove(match.viewFor(seat));
    if (mine) step++;
    const played = match.play(seat, move ?? '');
    if (played.ok) events.push(...played.value);
    else refused++;
  }
  return { events, refused };
}

describe('the tutorial', () => {
  it('deals a complete deck', () => {
    const cards = cardsOf(rules.deck, lessonSeats);
    expect([...lessonDeal(cards)].sort((a, b) => a - b)).toEqual([...cards].sort((a, b) => a - b));
  });

  it('asks for legal moves only, from the first card to the filled hole', () => {
    const { events, refused } = playLesson();
    expect(refused).toBe(0);
    const own = events.filter((event) => 'seat' in event && event.seat === learner).map(({ type }) => type);
    expect(own).toEqual([
      'revealed',
      'revealed',
      'turnOpened',
      'drew',
      'exchanged',
      'cleared',
      'discarded',
      'knocked',
      'exchanged',
      'laidBack',
    ]);
  });

  it('[clear/line] clears three fives across the seam', () => {
    const cleared = playLesson().events.find(({ type }) => type === 'cleared');
    expect(cleared).toMatchObject({ seat: learner, card: 5, cells: ['2d2', '1a2', '1b2'] });
  });

  it('[knock/trade] never lets the neighbour take the given card back', () => {
    const picked = playLesson().events.find(({ type }) => type === 'picked');
    expect(picked).toMatchObject({ from: learner, wasDown: true });
  });
});
