'use client';

/**
 * Copies a text and resolves to whether it did. A hall's own network may be plain HTTP, where a page has no clipboard:
 * there the browser's old command copies what the page hands it.
 */
export async function copyText(text: string): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  try {
    if (!clipboard) return copyByCommand(text);
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function copyByCommand(text: string): boolean {
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', onCopy);
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else copies on plain HTTP
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', onCopy);
  return isCopied;
}
