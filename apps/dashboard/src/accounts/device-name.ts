const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** “Firefox, Windows” of a browser's own long description; undefined for one that nobody knows. */
export function deviceName(userAgent: string): string | undefined {
  const found = [browsers, systems].flatMap((known) => {
    const [, name] = known.find(([mark]) => userAgent.includes(mark)) ?? [];
    return name === undefined ? [] : [name];
  });
  return found.length > 0 ? found.join(', ') : undefined;
}
