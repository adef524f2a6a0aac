import { join } from 'node:path';
import { root } from './root.js';

/**
 * How Node runs a gateway, wherever it does (the Dockerfile's command is the same, by a test). A move makes much that
 * is garbage at once: with twice the room for young objects they are collected half as often, for a tenth less work.
 * Source maps are left out: at each start Node would read a thousand of them, most of them of others' libraries, and
 * what our compiler writes has the lines of a source without its types.
 */
export const gatewayNodeArgs = ['--max-semi-space-size=32'] as const;

export const gatewayScript = join(root, 'apps/gateway/dist/gateway.js');
