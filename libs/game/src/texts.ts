/** Remembers what is made of an object that never changes, for as long as the object lives. */
export function madeOnce<Source extends object, Made>(
  make: (source: Source) => Made,
): (source: Source) => Made {
  const known = new WeakMap<Source, Made>();
  return (source) => {
    let made = known.get(source);
    if (made === undefined) known.set(source, (made = make(source)));
    return made;
  };
}

/** The parts with those made empty that were the same before. */
export function partsUnlike(before: readonly string[], parts: readonly string[]): readonly string[] {
  return parts.map((part, index) => (part === before[index] ? '' : part));
}

/**
 * A text put together from many stays a tree of them until somebody reads in it, and so does every text it becomes a
 * part of. What goes into several is better read once before.
 */
export function inOnePiece(text: string): string {
  return Number.isNaN(text.charCodeAt(0)) ? '' : text;
}
