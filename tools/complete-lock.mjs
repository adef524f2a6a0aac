// Adds to package-lock.json the packages for other platforms that a partial mirror of the registry leaves out.
// Without them `npm ci` refuses the lock, and somebody on another platform would miss them. Run it after npm install.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../package-lock.json');
const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

/** `@swc/core-linux-arm64-musl` runs on linux, on arm64, with musl: the names follow one habit. */
function platformOf(name) {
  const words = name
    .replace('win32', '-win32-')
    .replace('windows', '-win32-')
    .split(/[-_/.]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  const libc =
    words.includes('musl') || words.includes('linuxmusl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : [];
  return {
    ...(cpu.length > 0 && { cpu }),
    ...(libc.length > 0 && { libc }),
    ...(os.length > 0 && { os }),
  };
}

/** Where Node would look for the package from here, innermost first. */
function placesFor(parent, name) {
  const places = [];
  for (let at = parent; at; at = at.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    places.push(`${at}/node_modules/${name}`);
    if (!at.includes('node_modules/')) break;
  }
  return [...places, `node_modules/${name}`];
}

/** The lock with every optional package in it, and the names of those that were missing. */
export function completeLock(lock) {
  const added = [];
  const packages = { ...lock.packages };
  for (const [parent, { optionalDependencies = {}, dev, devOptional }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const places = placesFor(parent, name);
      if (
        places.some(
          (place) => packages[place]?.version === version || (packages[place] && !/^\d/.test(version)),
        )
      )
        continue;
      if (!/^\d+\.\d+\.\d+/.test(version)) continue;
      const outermost = `node_modules/${name}`;
      const place = packages[outermost] ? places[0] : outermost;
      packages[place] = {
        version,
        ...platformOf(name),
        ...(dev && { dev }),
        ...(devOptional && { devOptional }),
        optional: true,
      };
      added.push(`${name}@${version}`);
    }
  }
  const sorted = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
  return { lock: { ...lock, packages: sorted }, added };
}

if (process.argv[1] === import.meta.filename) {
  const { lock, added } = completeLock(JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(added.length > 0 ? `added: ${added.join(', ')}` : 'the lock is complete');
}
