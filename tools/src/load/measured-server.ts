import { gatewayNodeArgs, gatewayScript } from '../gateway-command.js';
import { Child, type ChildPlan } from './child.js';

const usageProbe = new URL('./usage-probe.js', import.meta.url).href;

export interface MemoryUse {
  readonly rssBytes: number;
  /** What is in use after garbage is collected: it does not depend on when pages go back to the system. */
  readonly heldBytes: number;
}

/** A server in a process of its own, which says what it uses. */
export class MeasuredServer {
  private constructor(
    readonly url: string,
    readonly child: Child,
  ) {}

  static async start(plan: ChildPlan): Promise<MeasuredServer> {
    const child = Child.start({
      ...plan,
      nodeArgs: ['--expose-gc', '--import', usageProbe, ...(plan.nodeArgs ?? [])],
    });
    const { url } = await child.told<{ type: 'listening'; url: string }>('listening');
    return new MeasuredServer(url, child);
  }

  /** The shipped gateway; only limits that a load generator on one machine would run into are lifted. */
  static gateway(
    databaseUrl: string,
    environment: Readonly<Record<string, string>> = {},
    plan: Pick<ChildPlan, 'nodeArgs' | 'onOutput'> = {},
  ): Promise<MeasuredServer> {
    return MeasuredServer.start({
      ...plan,
      nodeArgs: [...gatewayNodeArgs, ...(plan.nodeArgs ?? [])],
      script: gatewayScript,
      environment: {
        NODE_ENV: 'production',
        AUTH_SECRET: 'only-for-a-scratch-database-0123456789',
        DATABASE_URL: databaseUrl,
        GATEWAY_PORT: '0',
        METRICS_PORT: '0',
        LOG_LEVEL: 'error',
        SOCKETS_PER_ADDRESS: '1000000',
        SOCKET_MESSAGES: '100000000',
        BOT_THINKING_MS: '0',
        ...environment,
      },
    });
  }

  /** Spent by the process so far. */
  async cpuMicros(): Promise<number> {
    const { micros } = await this.child.ask<{ type: 'cpu'; micros: number }>({ type: 'cpu' }, 'cpu');
    return micros;
  }

  /** Collects garbage first, which takes its time: not within a stretch that is measured. */
  memory(): Promise<MemoryUse> {
    return this.child.ask<MemoryUse & { type: 'memory' }>({ type: 'memory' }, 'memory');
  }
}
