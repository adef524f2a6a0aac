import { type Catalogue } from './catalogue.js';

const clearing = {
  may: 'Three equal face-up cards side by side, or a whole column of equal cards, may be cleared or left alone.',
  must: 'Three equal face-up cards side by side, or a whole column of equal cards, have to be cleared.',
};
const takenDiscard = {
  free: 'A card taken from the discard pile may be thrown back; a face-down card is then turned up.',
  exchange: 'A card taken from the discard pile has to be exchanged for one of your own.',
};
const deck = {
  auto: 'All 120 cards are in play; two or three players leave out two of each value and use 94.',
  full: 'All 120 cards are in play, however many players there are.',
  reduced: 'Two cards of each value are left out: 94 cards are in play.',
};

export const english: Catalogue = {
  rounds(rounds) {
    if (rounds === null) return 'The number of rounds is open.';
    return rounds === 1 ? 'You play one round.' : `You play ${rounds} rounds.`;
  },
  pointLimit: (limit) =>
    limit === null
      ? 'No total ends the game early.'
      : `The game is over after the round in which a total reaches ${limit} points.`,
  knock: (knock) =>
    knock
      ? 'Whoever wants the card another player drew from the deck may knock for it; two players alone do not knock.'
      : 'Nobody knocks.',
  clearing: (option) => clearing[option],
  takenDiscard: (option) => takenDiscard[option],
  deck: (option) => deck[option],
  winner: 'The lowest total wins; equal totals share the win.',
  talk: 'Talking, bargaining and advice are allowed.',
};
