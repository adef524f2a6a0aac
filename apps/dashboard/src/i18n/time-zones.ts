/** Every zone the browser or server knows, with UTC, for a list to choose from. */
export function timeZones(chosen: string): readonly string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen])].sort();
}
