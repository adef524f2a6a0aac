import { pause } from '../load/figures.js';
import type { ChaosGateway, ChaosWorld } from './chaos-world.js';

/** Something that goes wrong. It resolves when the cause is gone: from then on play must go on. */
export interface Fault {
  readonly name: string;
  readonly strike: (world: ChaosWorld) => Promise<void>;
}

const hour = 3_600_000;

function anyGateway({ gateways }: ChaosWorld): ChaosGateway {
  return gateways[Math.floor(Math.random() * gateways.length)]!;
}

async function killAndStart(gateway: ChaosGateway, clockShiftMs = 0): Promise<void> {
  await gateway.server.child.end('SIGKILL');
  await gateway.startAgain(clockShiftMs);
}

export const killGateway: Fault = {
  name: 'kill -9 of a gateway',
  strike: (world) => killAndStart(anyGateway(world)),
};

const killAllGateways: Fault = {
  name: 'kill -9 of all gateways',
  strike: async ({ gateways }) => {
    await Promise.all(gateways.map((gateway) => killAndStart(gateway)));
  },
};

export const killDatabase: Fault = {
  name: 'kill -9 of PostgreSQL',
  strike: async ({ database }) => {
    database.kill();
    await pause(300);
    await database.restart();
  },
};

export const freezeGateway: Fault = {
  name: 'SIGSTOP of a gateway',
  strike: async (world) => {
    const { child } = anyGateway(world).server;
    child.signal('SIGSTOP');
    await pause(3000);
    child.signal('SIGCONT');
  },
};

export const cutSockets: Fault = {
  name: 'sockets cut',
  strike: async ({ gateways }) => {
    for (let times = 0; times < 3; times += 1) {
      for (const { network } of gateways) network.cut(0.5);
      await pause(300);
    }
  },
};

/** What was swallowed never comes; then the connection breaks, as it does when a phone changes its network. */
export const swallow: Fault = {
  name: 'sockets swallowed',
  strike: async (world) => {
    const { network } = anyGateway(world);
    network.mood = { type: 'swallow' };
    await pause(2500);
    network.mood = { type: 'fine' };
    network.cut();
  },
};

const slow: Fault = {
  name: 'sockets slowed',
  strike: async ({ gateways }) => {
    for (const { network } of gateways) network.mood = { type: 'slow', ms: 150 };
    await pause(3000);
    for (const { network } of gateways) network.mood = { type: 'fine' };
  },
};

const clockAhead: Fault = {
  name: 'clock of a gateway an hour ahead',
  strike: (world) => killAndStart(world.gateways[0]!, hour),
};

const clockBehind: Fault = {
  name: 'clock of a gateway an hour behind',
  strike: (world) => killAndStart(world.gateways[1]!, -hour),
};

export const allFaults: readonly Fault[] = [
  killGateway,
  cutSockets,
  killDatabase,
  freezeGateway,
  swallow,
  clockAhead,
  slow,
  clockBehind,
  killAllGateways,
];

/** One of each kind that matters most, for every run of the tests. */
export const fewFaults: readonly Fault[] = [killGateway, killDatabase, cutSockets, clockAhead];
