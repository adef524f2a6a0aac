/**
 * Where to go after signing in, from an address that anybody may have written: a page of this site, never another
 * site. Browsers read a backslash as a slash, so `/\` leads elsewhere too.
 */
export function nextPage(asked: unknown, otherwise: string): string {
  if (typeof asked !== 'string' || !/^\/(?![/\\])[^\s\\]*$/.test(asked)) return otherwise;
  return asked;
}
