/** The games in a text: one record, a list of them, or one a line as command-line tools write them. */
export function readRecords(text: string): readonly unknown[] {
  const whole = parse(text);
  if (Array.isArray(whole)) return whole as readonly unknown[];
  if (whole !== undefined) return [whole];
  return text
    .split('\n')
    .map(parse)
    .filter((data) => data !== undefined);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
