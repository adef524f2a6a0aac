// Preloaded into every server that is measured, ours and the peers alike: it tells what the process uses when asked.
process.on('message', (message: { readonly type?: unknown }) => {
  if (message.type === 'cpu') {
    const { user, system } = process.cpuUsage();
    process.send?.({ type: 'cpu', micros: user + system });
  }
  if (message.type === 'memory') {
    globalThis.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    process.send?.({ type: 'memory', rssBytes: rss, heldBytes: heapUsed + external });
  }
});
