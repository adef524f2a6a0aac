/** `crypto.randomUUID` exists on secure pages only; a hall's own network may be plain HTTP. */
export function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
