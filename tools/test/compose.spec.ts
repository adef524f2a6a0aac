import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { gatewayNodeArgs } from '../src/gateway-command.js';
import { root } from '../src/root.js';

interface Service {
  readonly image?: string;
  readonly healthcheck?: object;
  readonly environment?: Readonly<Record<string, string>>;
  readonly secrets?: readonly string[];
  readonly read_only?: boolean;
  readonly ports?: readonly string[];
  readonly networks?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean }>>;
  readonly volumes: Readonly<Record<string, object>>;
}

/** What the compose specification calls the things that we set: a misspelt key is refused by docker, not ignored. */
const serviceKeys = new Set([
  ...['build', 'cap_add', 'cap_drop', 'command', 'depends_on', 'deploy', 'environment', 'healthcheck'],
  ...['image', 'init', 'networks', 'ports', 'read_only', 'restart', 'secrets', 'security_opt'],
  ...['stop_grace_period', 'tmpfs', 'user', 'volumes'],
]);

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

  it('sets only what the specification knows, and names only what is there', () => {
    const { services, secrets, networks, volumes } = compose;
    for (const [name, service] of Object.entries(services)) {
      expect([name, Object.keys(service).filter((key) => !serviceKeys.has(key))]).toEqual([name, []]);
      const named = [
        ...(service.secrets ?? []).map((secret) => secret in secrets),
        ...(service.networks ?? []).map((network) => network in networks),
        ...(service.volumes ?? []).map(
          (volume) => volume.startsWith('.') || volume.split(':')[0]! in volumes,
        ),
        ...Object.keys(service.depends_on ?? {}).map((other) => other in services),
      ];
      expect([name, named.includes(false)]).toEqual([name, false]);
      for (const { condition } of Object.values(service.depends_on ?? {}))
        expect(condition).toMatch(/^service_(started|healthy|completed_successfully)$/);
    }
  });

  it('lets only the proxy be reached from outside, and the gateway send its mails', () => {
    for (const [name, { ports }] of Object.entries(compose.services))
      expect([name, ports !== undefined]).toEqual([name, name === 'proxy']);
    const { networks = [] } = compose.services.gateway!;
    expect(networks.some((network) => compose.networks[network]?.internal !== true)).toBe(true);
  });

  (hasCompose ? it : it.skip)('is accepted by docker compose', () => {
    const checked = spawnSync('docker', ['compose', 'config', '--quiet', '--no-interpolate'], { cwd: root });
    expect(checked.stderr.toString()).toBe('');
  });
});

describe('the Dockerfile', () => {
  it('runs the gateway as `npm start` does', () => {
    const command = JSON.stringify(['node', ...gatewayNodeArgs, 'apps/gateway/dist/gateway.js']);
    expect(readFileSync(join(root, 'Dockerfile'), 'utf8')).toContain(`CMD ${command.replaceAll(',', ', ')}`);
  });
});
