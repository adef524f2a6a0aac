import { join } from 'node:path';
import { root } from './root.js';

/**
 * How Node runs a gateway, wherever it does (the Dockerfile's command is the same, by a test). A move makes much that
 * is garbage at once, and of every table its latest state is copied each time garbage is collected: with four times
 * Node's own room for young objects, which only a busy server fills, that happens a quarter as often. Source maps are
 * left out: at each start Node would read a thousand of them, most of them of others' libraries, and what our compiler
 * writes has the lines of a source without its types.
 */
export const gatewayNodeArgs = ['--max-semi-space-size=64'] as const;

export const gatewayScript = join(root, 'apps/gateway/dist/gateway.js');
