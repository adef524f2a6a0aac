// Preloaded into every server that is measured, ours and the peers alike: it tells what the process uses when asked.
process.on('message', (message: { readonly type?: unknown }) => {
  if (message.type !== 'usage') return;
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ type: 'usage', cpuMicros: user + system, rssBytes: rss, heldBytes: heapUsed + external });
});
