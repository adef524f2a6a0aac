/** Hands the reader a file that was made in the browser. */
export function saveFile(name: string, content: string | Uint8Array<ArrayBuffer>, type: string): void {
  const whole = typeof content === 'string' ? `${type};charset=utf-8` : type;
  const address = URL.createObjectURL(new Blob([content], { type: whole }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
