import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SimulationRunBody } from '@red-disc/contracts';
import type { JsonObject } from '@red-disc/game';
import type { Prisma } from '../generated/prisma/client.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { UserId } from '../platform/identity/actor.js';

/** What is simulated, for whom. */
export interface RunSubject {
  readonly clubId: string;
  readonly ruleSetId: string;
  /** Null for a draft. */
  readonly ruleSetVersionId: string | null;
  /** Names rules, players, games and engine: the same again has the same result. */
  readonly key: string;
}

export interface NewRun extends RunSubject {
  readonly game: string;
  readonly rules: JsonObject;
  readonly players: number;
  readonly games: number;
  readonly engine: string;
  readonly requestedBy: UserId;
}

export interface ClaimedRun {
  readonly id: string;
  readonly key: string;
  readonly game: string;
  readonly rules: JsonObject;
  readonly players: number;
  readonly games: number;
}

/** A run with the rules it was made by, which a draft may have left behind since. */
export interface RunWithRules {
  readonly run: SimulationRunBody;
  readonly game: string;
  readonly rules: JsonObject;
}

type Row = Prisma.SimulationRunGetPayload<object>;

@Injectable()
export class LabRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The club's own run of the same, if it is not broken off. */
  async findSame({
    clubId,
    ruleSetId,
    ruleSetVersionId,
    key,
  }: RunSubject): Promise<SimulationRunBody | undefined> {
    const row = await this.prisma.simulationRun.findFirst({
      where: { clubId, ruleSetId, ruleSetVersionId, key, state: { in: ['queued', 'running', 'done'] } },
    });
    return row ? toBody(row) : undefined;
  }

  /** What anybody has found out about the same rules. */
  async findSummary(key: string): Promise<JsonObject | undefined> {
    const row = await this.prisma.simulationRun.findFirst({
      where: { key, state: 'done' },
      select: { summary: true },
    });
    return (row?.summary as JsonObject | null | undefined) ?? undefined;
  }

  /** A new run; one whose result is known already is done from the start. */
  async add(run: NewRun, summary: JsonObject | undefined): Promise<SimulationRunBody> {
    const row = await this.prisma.simulationRun.create({
      data: { id: randomUUID(), ...run, ...(summary && { state: 'done', summary, finishedAt: new Date() }) },
    });
    return toBody(row);
  }

  async find(clubId: string, id: string): Promise<RunWithRules | undefined> {
    const row = await this.prisma.simulationRun.findUnique({ where: { id, clubId } });
    return row ? { run: toBody(row), game: row.game, rules: row.rules as JsonObject } : undefined;
  }

  async list(
    clubId: string,
    { versionId, players }: { versionId?: string | undefined; players?: number | undefined },
  ): Promise<SimulationRunBody[]> {
    const rows = await this.prisma.simulationRun.findMany({
      where: {
        clubId,
        ...(versionId && { ruleSetVersionId: versionId }),
        ...(players !== undefined && { players }),
      },
      orderBy: { createdAt: 'desc' },
      take: 50,
    });
    return rows.map(toBody);
  }

  /** The next one in line, for one process only; one whose process has fallen silent counts as waiting. */
  async claim(silentSeconds: number): Promise<ClaimedRun | undefined> {
    const [row] = await this.prisma.$queryRaw<ClaimedRun[]>`
      update simulation_run set state = 'running', heard_at = now(), played = 0
      where id = (
        select id from simulation_run
        where state = 'queued'
           or (state = 'running' and heard_at < now() - make_interval(secs => ${silentSeconds}))
        order by created_at limit 1 for update skip locked
      )
      returning id, key, game, rules, players, games`;
    return row;
  }

  /** Notes progress; false if the run is no longer wanted. By the database's clock, as `claim` reads it. */
  async progress(id: string, played: number): Promise<boolean> {
    const count = await this.prisma.$executeRaw`
      update simulation_run set played = ${played}, heard_at = now()
      where id = ${id}::uuid and state = 'running'`;
    return count > 0;
  }

  async finish(id: string, state: 'done' | 'failed', summary?: JsonObject): Promise<void> {
    await this.prisma.simulationRun.updateMany({
      where: { id, state: 'running' },
      data: { state, finishedAt: new Date(), ...(summary && { summary }) },
    });
  }

  async cancel(clubId: string, id: string): Promise<boolean> {
    const { count } = await this.prisma.simulationRun.updateMany({
      where: { id, clubId, state: { in: ['queued', 'running'] } },
      data: { state: 'cancelled', finishedAt: new Date() },
    });
    return count > 0;
  }
}

function toBody(row: Row): SimulationRunBody {
  return {
    id: row.id,
    ruleSetId: row.ruleSetId,
    ruleSetVersionId: row.ruleSetVersionId,
    players: row.players,
    games: row.games,
    played: row.state === 'done' ? row.games : row.played,
    state: row.state as SimulationRunBody['state'],
    engine: row.engine,
    summary: row.summary as SimulationRunBody['summary'],
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}
