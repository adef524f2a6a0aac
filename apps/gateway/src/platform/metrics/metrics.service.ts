import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { ENVIRONMENT, type Environment } from '../environment/environment.js';

const secondsOfAnAnswer = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Figures for Prometheus, on a port that is not public. No label ever names a person or a table. */
@Injectable()
export class MetricsService implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly registry = new Registry();
  readonly sockets = new Gauge({ name: 'sockets', help: 'open sockets', registers: [this.registry] });
  readonly slowReaders = new Counter({
    name: 'slow_client_disconnects_total',
    help: 'sockets that were cut off because nobody read them',
    registers: [this.registry],
  });
  readonly floods = new Counter({
    name: 'ws_rate_limited_total',
    help: 'sockets that were closed because they sent too much',
    registers: [this.registry],
  });
  readonly messages = new Histogram({
    name: 'command_duration_seconds',
    help: 'socket messages from their arrival to their answer, by type and result',
    labelNames: ['type', 'result'] as const,
    buckets: secondsOfAnAnswer,
    registers: [this.registry],
  });
  readonly requests = new Histogram({
    name: 'request_duration_seconds',
    help: 'REST requests by method and status',
    labelNames: ['method', 'status'],
    buckets: secondsOfAnAnswer,
    registers: [this.registry],
  });
  #server: Server | undefined;

  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {
    collectDefaultMetrics({ register: this.registry });
  }

  get port(): number {
    return (this.#server?.address() as AddressInfo).port;
  }

  async onApplicationBootstrap(): Promise<void> {
    const server = createServer((_, response) => {
      void this.registry.metrics().then((text) => {
        response.setHeader('Content-Type', this.registry.contentType).end(text);
      });
    });
    this.#server = server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.environment.METRICS_PORT, this.environment.METRICS_HOST, resolve);
    });
  }

  onApplicationShutdown(): void {
    this.#server?.close();
    this.#server?.closeAllConnections();
  }
}
