import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { root } from '../src/root.js';

interface Service {
  readonly image?: string;
  readonly healthcheck?: object;
  readonly environment?: Readonly<Record<string, string>>;
  readonly secrets?: readonly string[];
  readonly read_only?: boolean;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
}

const compose = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as Compose;
const hasCompose = spawnSync('docker', ['compose', 'version']).status === 0;

describe('docker-compose.yml', () => {
  it('runs the database, the hints, the gateway, the dashboard and a proxy in front', () => {
    expect(Object.keys(compose.services).sort()).toEqual([
      'dashboard',
      'db',
      'gateway',
      'migrate',
      'proxy',
      'redis',
    ]);
  });

  it('keeps secrets out of the environment, and gives the dashboard none', () => {
    for (const [name, { environment = {} }] of Object.entries(compose.services))
      for (const variable of Object.keys(environment))
        expect([name, variable]).not.toEqual([
          name,
          expect.stringMatching(/^(DATABASE_URL|AUTH_SECRET|POSTGRES_PASSWORD)$/),
        ]);
    expect(compose.services.dashboard?.secrets).toBeUndefined();
    const used = new Set(Object.values(compose.services).flatMap(({ secrets = [] }) => secrets));
    expect([...used].sort()).toEqual(Object.keys(compose.secrets).sort());
  });

  it('knows of everything but the migration whether it is healthy', () => {
    const images = readFileSync(join(root, 'Dockerfile'), 'utf8');
    for (const [name, { healthcheck }] of Object.entries(compose.services)) {
      if (name === 'migrate') continue;
      const inImage = new RegExp(`AS ${name}\\n[^]*?HEALTHCHECK`).test(images);
      expect({ name, checked: healthcheck !== undefined || inImage }).toEqual({ name, checked: true });
    }
  });

  (hasCompose ? it : it.skip)('is accepted by docker compose', () => {
    const checked = spawnSync('docker', ['compose', 'config', '--quiet', '--no-interpolate'], { cwd: root });
    expect(checked.stderr.toString()).toBe('');
  });
});
