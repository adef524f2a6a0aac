'use client';

declare global {
  interface Window {
    /** Read by the style injectors inside Radix when a dialog locks scrolling. */
    __webpack_nonce__?: string;
  }
}

/** Hands the page's nonce to libraries that write style elements, so that the policy lets them. */
export function StyleNonce({ nonce }: { readonly nonce: string | undefined }) {
  if (typeof window !== 'undefined' && nonce !== undefined) window.__webpack_nonce__ ??= nonce;
  return null;
}
