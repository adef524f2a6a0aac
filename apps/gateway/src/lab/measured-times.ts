import { Injectable } from '@nestjs/common';
import { PrismaService } from '../platform/database/prisma.service.js';

/** How long games by a rule set take with so many players, in minutes: half of them no longer than `p50`. */
export interface MeasuredMinutes {
  readonly players: number;
  readonly p50: number;
  readonly p90: number;
}

/** What the lab knows of how long games take, for those who plan an evening. */
@Injectable()
export class MeasuredTimes {
  constructor(private readonly prisma: PrismaService) {}

  /** One line for each number of players that was simulated, the newest run of each. */
  async of(clubId: string, ruleSetVersionId: string): Promise<MeasuredMinutes[]> {
    const runs = await this.prisma.simulationRun.findMany({
      where: { clubId, ruleSetVersionId, state: 'done' },
      orderBy: { createdAt: 'asc' },
      select: { players: true, summary: true },
    });
    const byPlayers = new Map(runs.flatMap(({ players, summary }) => timesIn(players, summary)));
    return [...byPlayers.values()];
  }
}

/** A game that is simulated without an estimate of its time has none to tell. */
function timesIn(players: number, summary: unknown): [number, MeasuredMinutes][] {
  const { minutes } = (summary ?? {}) as { minutes?: { p50?: unknown; p90?: unknown } };
  if (typeof minutes?.p50 !== 'number' || typeof minutes.p90 !== 'number') return [];
  return [[players, { players, p50: minutes.p50, p90: minutes.p90 }]];
}
