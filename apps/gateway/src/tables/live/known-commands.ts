const smallest = 64;

/**
 * Which commands are in a log: whoever is about to write the next row has to know all of them. A table keeps four to
 * sixteen bytes for each, so now and then it takes a new command for an old one: then the log itself is asked.
 */
export class KnownCommands {
  /** Prints of ids, each where it would like to be or in the next free place behind; 0 is a free place. */
  #places = new Uint32Array(smallest);
  #taken = 0;

  add(commandId: string): void {
    if (2 * this.#taken >= this.#places.length) this.#grow();
    const print = printOf(commandId);
    const place = this.#find(print);
    if (this.#places[place] === print) return;
    this.#places[place] = print;
    this.#taken += 1;
  }

  mayHave(commandId: string): boolean {
    const print = printOf(commandId);
    return this.#places[this.#find(print)] === print;
  }

  /** Where it is, or where it belongs. */
  #find(print: number): number {
    const last = this.#places.length - 1;
    let place = print & last;
    for (let there = this.#places[place]; there !== 0 && there !== print; there = this.#places[place])
      place = (place + 1) & last;
    return place;
  }

  #grow(): void {
    const prints = this.#places;
    this.#places = new Uint32Array(2 * prints.length);
    for (const print of prints) if (print !== 0) this.#places[this.#find(print)] = print;
  }
}

/** FNV-1a, in 32 bits. */
function printOf(text: string): number {
  let print = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) print = Math.imul(print ^ text.charCodeAt(i), 0x01000193);
  return print >>> 0 || 1;
}
