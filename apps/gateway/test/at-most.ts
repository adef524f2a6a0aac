/** Runs so many at once at the most; the others wait in line. */
export function atMost(places: number): <T>(run: () => Promise<T>) => Promise<T> {
  let free = places;
  const line: (() => void)[] = [];
  return async (run) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((comeIn) => line.push(comeIn));
    try {
      return await run();
    } finally {
      const next = line.shift();
      if (next) next();
      else free += 1;
    }
  };
}
