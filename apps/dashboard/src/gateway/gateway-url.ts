/** Where server components reach the gateway. The browser never does: it talks to its own origin. */
export function gatewayUrl(path: string): URL {
  return new URL(path, process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:24101');
}
