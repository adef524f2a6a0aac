// Writes dist/gateway.js: the compiled gateway and the libraries it loads at a start, in one file. Two thousand files
// that Node finds, reads and links one by one are half of a start (docs/adr/0012-the-gateway-in-one-file.md).
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const bundle = join(here, 'dist/gateway.js');

/** Left where they are: what has a native part, what is loaded only on demand, and what others may do without. */
const external = [
  '@node-rs/argon2',
  '@prisma/client/runtime/query_compiler*',
  'ioredis',
  '@nestjs/microservices',
  '@nestjs/microservices/*',
  '@nestjs/platform-socket.io',
  'bufferutil',
  'class-transformer',
  'class-validator',
  'pg-native',
  'utf-8-validate',
];

/** CommonJS in a module: `require` and the two names of its place are not there by themselves. */
const banner = `import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
const { filename: __filename, dirname: __dirname } = import.meta;`;

/** Our own code finds its threads, the migrations and its version beside itself, also from the one file. */
const ownPlace = {
  name: 'own-place',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](apps|libs)[\\/][^\\/]+[\\/]dist[\\/].*\.js$/ }, ({ path }) => {
      const from = relative(dirname(bundle), path).replaceAll('\\', '/');
      const contents = readFileSync(path, 'utf8').replaceAll(
        'import.meta.url',
        `new URL(${JSON.stringify(from)}, import.meta.url).href`,
      );
      return { contents, loader: 'js' };
    });
  },
};

const libraries = join(here, '../../libs');

/** The compiler rewrites a project's build info with each change of its output. */
function isCurrent() {
  const sources = [
    join(here, 'dist/.tsbuildinfo'),
    ...readdirSync(libraries).map((name) => join(libraries, name, 'dist/.tsbuildinfo')),
    join(here, '../../package-lock.json'),
    fileURLToPath(import.meta.url),
  ];
  const written = changedAt(bundle);
  return sources.every((file) => changedAt(file) < written);
}

function changedAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

export async function bundleGateway() {
  if (isCurrent()) return;
  await build({
    entryPoints: [join(here, 'dist/main.js')],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    external,
    banner: { js: banner },
    plugins: [ownPlace],
    logLevel: 'warning',
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundleGateway();
