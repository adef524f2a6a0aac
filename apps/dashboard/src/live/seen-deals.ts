/** Commitments as this browser saw them before the cards were dealt, so that a replay can hold the server to them. */
const storageKey = 'seen-deals';
const tablesKept = 40;

type Seen = Readonly<Record<string, readonly string[]>>;

function read(): Seen {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return typeof data === 'object' && data !== null ? (data as Seen) : {};
  } catch {
    // A browser that keeps nothing compares nothing.
    return {};
  }
}

export function seenDeals(table: string): readonly string[] {
  const seen: unknown = read()[table];
  return Array.isArray(seen) ? seen.filter((entry) => typeof entry === 'string') : [];
}

/** What was seen first stands: a commitment that changes afterwards is what this is there to find. */
export function rememberDeals(table: string, commitments: readonly string[]): void {
  const before = seenDeals(table);
  if (commitments.length <= before.length) return;
  const others = Object.entries(read()).filter(([other]) => other !== table);
  const kept = others.slice(1 - tablesKept);
  const seen = [...before, ...commitments.slice(before.length)];
  try {
    localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries([...kept, [table, seen]])));
  } catch {
    // Then the replay says that there is nothing to compare.
  }
}
