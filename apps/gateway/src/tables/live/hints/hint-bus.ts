/** Carries short texts to the other gateways, soon and probably. Whoever relies on one arriving is mistaken. */
export interface HintBus {
  /** `onText` is not called for what this bus itself has sent; `onGap` after a time in which texts may be missing. */
  start(listeners: { readonly onText: (text: string) => void; readonly onGap: () => void }): Promise<void>;
  /** Several texts, none longer than `longestHint`. */
  send(texts: readonly string[]): void;
  stop(): Promise<void>;
}

/** A notification of PostgreSQL takes 8000 bytes. */
export const longestHint = 7500;
