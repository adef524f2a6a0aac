import type { Timing } from '@red-disc/contracts';
import type { Language } from '@red-disc/game';

type Words = { readonly [Field in keyof Timing]: (value: Timing[Field]) => string };

const en = (n: number): string => `${n} ${n === 1 ? 'second' : 'seconds'}`;
const de = (n: number): string => `${String(n).replace('.', ',')} ${n === 1 ? 'Sekunde' : 'Sekunden'}`;
const fr = (n: number): string => `${String(n).replace('.', ',')} ${n < 2 ? 'seconde' : 'secondes'}`;

/** The clocks of a table, a sentence each. */
const words: Readonly<Record<Language, Words>> = {
  en: {
    turn: (s) => (s === null ? 'A turn may take as long as it takes.' : `A turn may take ${en(s)}.`),
    bank: (s) =>
      s === 0 ? 'There is no spare time.' : `Each player has ${en(s)} of spare time for the whole game.`,
    window: (s) => `When several are asked at once, they have ${en(s)} to answer.`,
    setup: (s) => `The decisions before the first turn of a round may take ${en(s)}.`,
    pause: (s) =>
      s === 0
        ? 'The next round begins at once.'
        : `Between rounds there are ${en(s)}, unless everybody is ready.`,
    timeouts: (n) =>
      `Whoever runs out of time ${n === 1 ? 'once' : `${n} times in a row`} is played for until they are back.`,
  },
  de: {
    turn: (s) =>
      s === null ? 'Ein Zug darf so lange dauern, wie er dauert.' : `Ein Zug darf ${de(s)} dauern.`,
    bank: (s) =>
      s === 0 ? 'Es gibt keine Reservezeit.' : `Jede Person hat für die ganze Partie ${de(s)} Reservezeit.`,
    window: (s) => `Wenn mehrere zugleich gefragt sind, haben sie ${de(s)} für die Antwort.`,
    setup: (s) => `Die Entscheidungen vor dem ersten Zug eines Durchgangs dürfen ${de(s)} dauern.`,
    pause: (s) =>
      s === 0
        ? 'Der nächste Durchgang beginnt sofort.'
        : `Zwischen den Durchgängen liegen ${de(s)}, es sei denn, alle sind bereit.`,
    timeouts: (n) =>
      `Für wen die Zeit ${n === 1 ? 'einmal' : `${n}-mal hintereinander`} abläuft, wird gespielt, bis die Person zurück ist.`,
  },
  fr: {
    turn: (s) => (s === null ? 'Un tour dure le temps qu’il faut.' : `Un tour peut durer ${fr(s)}.`),
    bank: (s) =>
      s === 0
        ? 'Il n’y a pas de temps de réserve.'
        : `Chaque personne dispose de ${fr(s)} de réserve pour toute la partie.`,
    window: (s) => `Quand la question s’adresse à plusieurs, il y a ${fr(s)} pour répondre.`,
    setup: (s) => `Les choix avant le premier tour d’une manche peuvent durer ${fr(s)}.`,
    pause: (s) =>
      s === 0
        ? 'La manche suivante commence aussitôt.'
        : `Il y a ${fr(s)} entre deux manches, sauf si tout le monde est prêt.`,
    timeouts: (n) =>
      `Qui dépasse son temps ${n === 1 ? 'une fois' : `${n} fois de suite`} est remplacé jusqu’à son retour.`,
  },
};

const fields = [
  'turn',
  'bank',
  'window',
  'setup',
  'pause',
  'timeouts',
] as const satisfies readonly (keyof Timing)[];

export function describeTiming(timing: Timing, language: Language): { field: string; text: string }[] {
  return fields.map((field) => ({ field: `timing.${field}`, text: sentence(timing, field, language) }));
}

export function compareTiming(before: Timing, after: Timing, language: Language) {
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({
      field: `timing.${field}`,
      before: before[field],
      after: after[field],
      beforeText: sentence(before, field, language),
      afterText: sentence(after, field, language),
    }));
}

function sentence(timing: Timing, field: keyof Timing, language: Language): string {
  // Each sentence takes the value of its own field, which is what it gets here.
  const say = words[language][field] as (value: number | null) => string;
  return say(timing[field]);
}
