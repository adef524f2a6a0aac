import { pause } from '../load/figures.js';
import type { ChaosGateway, ChaosWorld } from './chaos-world.js';

/** Something that goes wrong. It resolves when the cause is gone: from then on play must go on. */
export interface Fault {
  readonly name: string;
  readonly strike: (world: ChaosWorld) => Promise<void>;
}

const hour = 3_600_000;
const stepMs = 90_000;

function anyGateway({ gateways }: ChaosWorld): ChaosGateway {
  return gateways[Math.floor(Math.random() * gateways.length)]!;
}

async function killAndStart(gateway: ChaosGateway, clockShiftMs = 0): Promise<void> {
  await gateway.server.child.end('SIGKILL');
  await gateway.startAgain(clockShiftMs);
}

const killGateway: Fault = {
  name: 'kill -9 of a gateway',
  strike: (world) => killAndStart(anyGateway(world)),
};

const killAllGateways: Fault = {
  name: 'kill -9 of all gateways',
  strike: async ({ gateways }) => {
    await Promise.all(gateways.map((gateway) => killAndStart(gateway)));
  },
};

const killDatabase: Fault = {
  name: 'kill -9 of PostgreSQL',
  strike: async ({ database }) => {
    database.kill();
    await pause(300);
    await database.restart();
  },
};

const freezeGateway: Fault = {
  name: 'SIGSTOP of a gateway',
  strike: async (world) => {
    const { child } = anyGateway(world).server;
    child.signal('SIGSTOP');
    await pause(3000);
    child.signal('SIGCONT');
  },
};

const cutSockets: Fault = {
  name: 'sockets cut',
  strike: async ({ gateways }) => {
    for (let times = 0; times < 3; times += 1) {
      for (const { network } of gateways) network.cut(0.5);
      await pause(300);
    }
  },
};

/** Nothing comes any more, and nothing says so, as when a phone changes its network: the client has to notice. */
const swallow: Fault = {
  name: 'sockets swallowed',
  strike: async (world) => {
    anyGateway(world).network.swallow();
    await pause(8000);
  },
};

/** PostgreSQL has written, and nobody hears of it: whoever asks again must get the answer that was lost. */
const loseAnswers: Fault = {
  name: 'answers of PostgreSQL lost after the commit',
  strike: async ({ gateways }) => {
    for (let times = 0; times < 8; times += 1) {
      for (const { toDatabase } of gateways) toDatabase.mood = { type: 'mute' };
      await pause(120);
      for (const { toDatabase } of gateways) {
        toDatabase.mood = { type: 'fine' };
        toDatabase.cut();
      }
      await pause(250);
    }
  },
};

/** The same, and the only process that could have told is gone. */
const killAfterCommit: Fault = {
  name: 'kill -9 of a gateway between commit and answer',
  strike: async (world) => {
    const gateway = anyGateway(world);
    gateway.toDatabase.mood = { type: 'mute' };
    await pause(200);
    await gateway.server.child.end('SIGKILL');
    gateway.toDatabase.mood = { type: 'fine' };
    gateway.toDatabase.cut();
    await gateway.startAgain();
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

/** What a time server does that has noticed its mistake, in the middle of everybody's turn. */
const stepClock: Fault = {
  name: 'clock of a gateway set by 90 s, to and fro',
  strike: async (world) => {
    const { child } = anyGateway(world).server;
    for (const ms of [stepMs, -stepMs, 0]) {
      child.tell({ type: 'shift-clock', ms });
      await pause(700);
    }
  },
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
  loseAnswers,
  killAfterCommit,
  stepClock,
  killAllGateways,
];

/** One of each kind that matters most, for every run of the tests. */
export const fewFaults: readonly Fault[] = [killGateway, killDatabase, cutSockets, loseAnswers, clockAhead];
