import { join } from 'node:path';
import { root } from './root.js';

/**
 * How Node runs a gateway, wherever it does (the Dockerfile's command is the same, by a test). A move makes much that
 * is garbage at once: with twice the room for young objects they are collected half as often, for a tenth less work.
 */
export const gatewayNodeArgs = ['--enable-source-maps', '--max-semi-space-size=32'] as const;

export const gatewayScript = join(root, 'apps/gateway/dist/main.js');
