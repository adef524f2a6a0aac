import { plainLetters } from '@red-disc/contracts';

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
  const wanted = plainLetters(typed.trim());
  if (wanted === '') return people;
  const begins = (name: string) =>
    plainLetters(name).startsWith(wanted) ||
    plainLetters(name)
      .split(/[\s-]+/)
      .some((word) => word.startsWith(wanted));
  const first = people.filter(({ name }) => begins(name));
  return [...first, ...people.filter(({ name }) => !begins(name) && plainLetters(name).includes(wanted))];
}
