import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { PrismaService } from '../database/prisma.service.js';

const pingTimeoutMs = 500;

/** Whether this process should get traffic. */
@Injectable()
export class HealthService implements BeforeApplicationShutdown {
  #draining = false;

  constructor(private readonly prisma: PrismaService) {}

  async isReady(): Promise<boolean> {
    return !this.#draining && (await this.#databaseAnswers());
  }

  beforeApplicationShutdown(): void {
    this.#draining = true;
  }

  async #databaseAnswers(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => {
        resolve(false);
      }, pingTimeoutMs);
    });
    const ping = this.prisma.$queryRaw`select 1`.then(
      () => true,
      () => false,
    );
    try {
      return await Promise.race([ping, timeout]);
    } finally {
      clearTimeout(timer);
    }
  }
}
