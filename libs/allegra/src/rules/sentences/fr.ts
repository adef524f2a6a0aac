import { type Catalogue } from './catalogue.js';

const clearing = {
  may: 'Trois cartes visibles identiques côte à côte, ou une colonne entière de cartes identiques, peuvent être défaussées ou laissées en place.',
  must: 'Trois cartes visibles identiques côte à côte, ou une colonne entière de cartes identiques, doivent être défaussées.',
};
const takenDiscard = {
  free: 'Une carte prise dans la défausse peut y être remise ; on révèle alors une carte cachée.',
  exchange: 'Une carte prise dans la défausse doit être échangée contre l’une des siennes.',
};
const deck = {
  auto: 'Les 120 cartes sont en jeu ; à deux ou trois, on en retire deux de chaque valeur et on joue avec 94.',
  full: 'Les 120 cartes sont en jeu, quel que soit le nombre de joueurs.',
  reduced: 'Deux cartes de chaque valeur sont retirées : 94 cartes sont en jeu.',
};

export const french: Catalogue = {
  rounds(rounds) {
    if (rounds === null) return 'Le nombre de manches est libre.';
    return rounds === 1 ? 'On joue une manche.' : `On joue ${rounds} manches.`;
  },
  pointLimit: (limit) =>
    limit === null
      ? 'Aucun total ne met fin à la partie.'
      : `La partie s’achève après la manche où un total atteint ${limit} points.`,
  knock: (knock) =>
    knock
      ? 'Qui veut la carte qu’un autre vient de piocher peut toquer ; à deux, on ne toque pas.'
      : 'Personne ne toque.',
  clearing: (option) => clearing[option],
  takenDiscard: (option) => takenDiscard[option],
  deck: (option) => deck[option],
  winner: 'Le total le plus bas gagne ; à égalité, la victoire est partagée.',
  talk: 'Parler, négocier et se conseiller est permis.',
};
