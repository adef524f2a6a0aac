import { EnvironmentError, readEnvironment } from './platform/environment/environment.js';
import { startGateway } from './start-gateway.js';

const hardExitMs = 15_000;

try {
  const gateway = await startGateway(readEnvironment(process.env));
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), hardExitMs).unref();
    void gateway.stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Whoever started us may wait for this, over the channel that Node gives a child.
  process.send?.({ type: 'listening', url: gateway.url });
} catch (error) {
  const reason = error instanceof EnvironmentError ? error.message : describe(error);
  process.stderr.write(`gateway: ${reason}\n`);
  process.exit(1);
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'ETIMEDOUT')
    return `the database of DATABASE_URL is out of reach (${code})`;
  if (code === 'EADDRINUSE') return `a port is taken: ${error.message}`;
  return error.stack ?? error.message;
}
