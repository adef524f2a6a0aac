import { Injectable } from '@nestjs/common';
import { PrismaService } from '../database/prisma.service.js';

interface Window {
  readonly count: number;
  readonly seconds_left: number;
}

@Injectable()
export class LimitsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Counts one more, in a new window if the last one is over. One statement: two at once are counted as two. */
  async count(key: string, seconds: number): Promise<{ count: number; secondsLeft: number }> {
    const [window] = await this.prisma.$queryRaw<Window[]>`
      insert into limit_window as w (key, count, resets_at)
      values (${key}, 1, now() + make_interval(secs => ${seconds}))
      on conflict (key) do update set
        count = case when w.resets_at <= now() then 1 else w.count + 1 end,
        resets_at = case when w.resets_at <= now() then excluded.resets_at else w.resets_at end
      returning count, extract(epoch from resets_at - now())::float8 as seconds_left`;
    return { count: window!.count, secondsLeft: window!.seconds_left };
  }

  async forget(key: string): Promise<void> {
    await this.prisma.limitWindow.deleteMany({ where: { key } });
  }

  async deleteExpired(): Promise<void> {
    await this.prisma.$executeRaw`delete from limit_window where resets_at < now()`;
  }
}
