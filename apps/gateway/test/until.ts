const patienceMs = 100_000;
const againAfterMs = 50;

/** Looks again and again until there is something to be seen, or something is so. */
export async function until<T>(look: () => T | Promise<T>): Promise<Exclude<T, undefined | false>> {
  const patience = performance.now() + patienceMs;
  for (;;) {
    const seen = await look();
    if (seen !== undefined && seen !== false) return seen as Exclude<T, undefined | false>;
    if (performance.now() > patience) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, againAfterMs));
  }
}
