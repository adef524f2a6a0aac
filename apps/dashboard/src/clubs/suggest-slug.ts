import { plainLetters } from '@red-disc/contracts';

/** “Café Kupfer” becomes cafe-kupfer: a first idea for a club's address. */
export function suggestSlug(name: string): string {
  return plainLetters(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-|-$/g, '');
}
