import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { timingSchema } from '@red-disc/contracts';
import type { Game, GameCatalogue, Preset } from '@red-disc/game';
import { GAMES } from '../games/games.module.js';
import type { Prisma } from '../generated/prisma/client.js';
import { PrismaService } from '../platform/database/prisma.service.js';

/** So that of several gateways that start at once only one writes. */
export const lockNumber = 5_140_001;
const patienceMs = 30_000;
const patience = `${patienceMs}ms`;

/**
 * Sees to it that every preset of every game is there as a rule set of the house. A preset that reads differently in
 * a new release becomes a new version; what was pinned before stays as it was.
 */
@Injectable()
export class HouseRuleSets implements OnModuleInit {
  constructor(
    private readonly prisma: PrismaService,
    @Inject(GAMES) private readonly games: GameCatalogue,
  ) {}

  /** Nearly every start finds all of them; only one that does not waits for its turn to write. */
  async onModuleInit(): Promise<void> {
    const missing = await this.#findMissing(this.prisma);
    if (missing.length === 0) return;
    await this.prisma.$transaction(
      async (tx) => {
        // Another gateway that starts at the same time may take long on a slow machine: it is waited for.
        for (const limit of ['lock_timeout', 'statement_timeout'])
          await tx.$executeRaw`select set_config(${limit}, ${patience}, true)`;
        await tx.$queryRaw`select pg_advisory_xact_lock(${lockNumber}::bigint)::text`;
        for (const one of await this.#findMissing(tx)) await add(tx, one);
      },
      { timeout: 2 * patienceMs },
    );
  }

  /** Those presets that are not there, or not as they read now. */
  async #findMissing(db: Prisma.TransactionClient): Promise<Missing[]> {
    const rows = await db.ruleSet.findMany({
      where: { preset: { not: null } },
      select: {
        id: true,
        preset: true,
        versions: {
          orderBy: { number: 'desc' },
          take: 1,
          select: { number: true, game: true, rules: true },
        },
      },
    });
    const stored = new Map(rows.map((row) => [row.preset, row]));
    return this.games.all().flatMap((game) =>
      game.presets.flatMap((preset) => {
        const found = stored.get(nameOf(game, preset));
        const latest = found?.versions[0];
        if (latest?.game === game.version && isDeepStrictEqual(latest.rules, preset.rules)) return [];
        return [{ game, preset, ruleSetId: found?.id, number: (latest?.number ?? 0) + 1 }];
      }),
    );
  }
}

interface Missing {
  readonly game: Game;
  readonly preset: Preset;
  /** Of the set that has older versions of it, if there is one. */
  readonly ruleSetId: string | undefined;
  readonly number: number;
}

function nameOf(game: Game, preset: Preset): string {
  return `${game.id}/${preset.id}`;
}

async function add(
  tx: Prisma.TransactionClient,
  { game, preset, ruleSetId: known, number }: Missing,
): Promise<void> {
  const ruleSetId = known ?? randomUUID();
  if (known === undefined)
    await tx.ruleSet.create({ data: { id: ruleSetId, preset: nameOf(game, preset), name: preset.id } });
  await tx.ruleSetVersion.create({
    data: {
      id: randomUUID(),
      ruleSetId,
      number,
      game: game.version,
      rules: preset.rules,
      timing: timingSchema.parse({}),
    },
  });
}
