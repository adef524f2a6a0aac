import { inOnePiece } from '@red-disc/game';

/** A text that is made anew only when what it is made of is something else. */
export class KeptText<Source> {
  #source: Source | undefined;
  #text = '';

  constructor(private readonly make: (source: Source) => string) {}

  of(source: Source): string {
    if (source !== this.#source) {
      this.#source = source;
      this.#text = inOnePiece(this.make(source));
    }
    return this.#text;
  }
}

/** Texts of small numbers, each made once: whoever compares them finds the very same text. */
export function textsOf(make: (value: number) => string): (value: number) => string {
  const texts: string[] = [];
  return (value) => (texts[value] ??= inOnePiece(make(value)));
}
