import { type Catalogue } from './catalogue.js';

const clearing = {
  may: 'Drei gleiche offene Karten nebeneinander oder eine ganze Spalte gleicher Karten darf man abräumen oder liegen lassen.',
  must: 'Drei gleiche offene Karten nebeneinander oder eine ganze Spalte gleicher Karten muss man abräumen.',
};
const takenDiscard = {
  free: 'Eine Karte vom Abwurfstapel darf man zurückwerfen; dann wird eine verdeckte Karte aufgedeckt.',
  exchange: 'Eine Karte vom Abwurfstapel muss man gegen eine eigene tauschen.',
};
const deck = {
  auto: 'Alle 120 Karten sind im Spiel; zu zweit oder zu dritt legt man von jedem Wert zwei beiseite und spielt mit 94.',
  full: 'Alle 120 Karten sind im Spiel, egal wie viele mitspielen.',
  reduced: 'Von jedem Wert bleiben zwei Karten in der Schachtel: 94 Karten sind im Spiel.',
};

export const german: Catalogue = {
  rounds(rounds) {
    if (rounds === null) return 'Die Zahl der Durchgänge ist offen.';
    return rounds === 1 ? 'Gespielt wird ein Durchgang.' : `Gespielt werden ${rounds} Durchgänge.`;
  },
  pointLimit: (limit) =>
    limit === null
      ? 'Keine Punktzahl beendet das Spiel vorzeitig.'
      : `Das Spiel endet nach dem Durchgang, in dem jemand insgesamt ${limit} Punkte erreicht.`,
  knock: (knock) =>
    knock
      ? 'Wer die Karte haben will, die ein anderer vom Nachziehstapel zieht, darf klopfen; zu zweit wird nicht geklopft.'
      : 'Niemand klopft.',
  clearing: (option) => clearing[option],
  takenDiscard: (option) => takenDiscard[option],
  deck: (option) => deck[option],
  winner: 'Wer insgesamt die wenigsten Punkte hat, gewinnt; bei Gleichstand gewinnt man gemeinsam.',
  talk: 'Reden, Verhandeln und Ratschläge sind erlaubt.',
};
