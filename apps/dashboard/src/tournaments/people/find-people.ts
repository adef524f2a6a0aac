const marks = /\p{Diacritic}/gu;

/** Letters without their accents, in small: Inès is found by “ines”. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(marks, '').toLowerCase();
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
