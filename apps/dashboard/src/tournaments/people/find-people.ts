const marks = /\p{Diacritic}/gu;

/** Letters that are no others with an accent. */
const kin: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

/** Letters without their accents, in small: Inès is found by “ines”, Weiß by “weiss”. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(marks, '')
    .toLowerCase()
    .replaceAll(/[ßæœøłđ]/g, (letter) => kin[letter]!);
}

/** In the order of a list on a wall: whoever looks for a name finds it there. */
export function byName<Person extends { readonly name: string }>(
  people: readonly Person[],
  locale: string,
): readonly Person[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  return people.toSorted((one, other) => collator.compare(one.name, other.name));
}

/** Everybody whose names begin with what was typed, then everybody in whose name it stands anywhere. */
export function findPeople<Person extends { readonly name: string }>(
  people: readonly Person[],
  typed: string,
): readonly Person[] {
  const wanted = plain(typed.trim());
  if (wanted === '') return people;
  const begins = (name: string) =>
    plain(name).startsWith(wanted) ||
    plain(name)
      .split(/[\s-]+/)
      .some((word) => word.startsWith(wanted));
  const first = people.filter(({ name }) => begins(name));
  return [...first, ...people.filter(({ name }) => !begins(name) && plain(name).includes(wanted))];
}
