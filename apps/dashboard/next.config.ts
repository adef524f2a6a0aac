import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { missingKeys } from './src/i18n/missing-keys';
import { staticSecurityHeaders } from './src/security/headers';

// Nothing is reported to anybody: a club's server may be cut off, and its visitors are nobody else's business.
process.env['NEXT_TELEMETRY_DISABLED'] = '1';

const workspaceRoot = fileURLToPath(new URL('../..', import.meta.url));

const config: NextConfig = {
  turbopack: { root: workspaceRoot },
  outputFileTracingRoot: workspaceRoot,
  poweredByHeader: false,
  experimental: {
    optimizePackageImports: ['radix-ui'],
    // What `next dev` stores for its next start grows by gigabytes, and once it is out of step with the pages it
    // tells the browser to start over each time one is opened: a loop that only deleting the store ends.
    turbopackFileSystemCacheForDev: false,
  },
  reactStrictMode: true,
  // `npm test` and the script `types` check them, with the native compiler: here they would take as long as all else.
  typescript: { ignoreBuildErrors: true },
  // `next dev` may write instruction files into the working tree; this repository keeps only its own.
  agentRules: false,
  headers: () => Promise.resolve([{ source: '/:path*', headers: staticSecurityHeaders }]),
};

const withMessages = createNextIntlPlugin({
  requestConfig: './src/i18n/request.ts',
  experimental: {
    // Texts reach the browser compiled, and their parser stays out of its scripts (ADR 13).
    messages: { path: './messages', locales: 'infer', format: 'json', precompile: true },
  },
});

export default function configOf(phase: string): NextConfig {
  if (phase === PHASE_PRODUCTION_BUILD) assertComplete();
  return withMessages(config);
}

/** A page with a hole in it is worse than no build. */
function assertComplete(): void {
  const missing = missingKeys(fileURLToPath(new URL('./messages', import.meta.url)));
  if (missing.length > 0) throw new Error(`texts are missing:\n${missing.join('\n')}`);
}
