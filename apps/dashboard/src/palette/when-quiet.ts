/** Longer than a page takes to be drawn and heard, shorter than it takes anybody to read it. */
const afterMs = 2000;

/**
 * Fetches what somebody may want soon once the page itself has all it needs; never for who has to save data, and not on
 * a phone, where it costs a fifth of a second of a slower processor and no key asks for it.
 */
export function whenQuiet(work: () => Promise<void>): () => void {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData || !matchMedia('(pointer: fine)').matches) return () => undefined;
  // Nobody has asked for it: whoever does hears of what goes wrong.
  const start = () => void work().catch(() => undefined);
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(start);
    else start(); // Safari
  }, afterMs);
  return () => {
    clearTimeout(timer);
  };
}
