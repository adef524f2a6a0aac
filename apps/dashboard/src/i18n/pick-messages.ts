import type { Messages } from './catalogues';

/**
 * The namespaces that a page's client components read. Everything else stays on the server: long texts such as the
 * rules must not travel twice.
 */
export function pickMessages<Namespace extends keyof Messages>(
  messages: Messages,
  namespaces: readonly Namespace[],
): Pick<Messages, Namespace> {
  const entries = namespaces.map((namespace) => [namespace, messages[namespace]] as const);
  return Object.fromEntries(entries) as Pick<Messages, Namespace>;
}
