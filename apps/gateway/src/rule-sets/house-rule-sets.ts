import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { timingSchema } from '@red-disc/contracts';
import type { Game, GameCatalogue, Preset } from '@red-disc/game';
import { GAMES } from '../games/games.module.js';
import type { Prisma } from '../generated/prisma/client.js';
import { PrismaService } from '../platform/database/prisma.service.js';

/** So that of several gateways that start at once only one writes. */
const lockNumber = 5_140_001;

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

  async onModuleInit(): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      await tx.$queryRaw`select pg_advisory_xact_lock(${lockNumber}::bigint)::text`;
      for (const game of this.games.all()) for (const preset of game.presets) await ensure(tx, game, preset);
    });
  }
}

async function ensure(tx: Prisma.TransactionClient, game: Game, { id, rules }: Preset): Promise<void> {
  const preset = `${game.id}/${id}`;
  const set = await tx.ruleSet.upsert({
    where: { preset },
    create: { id: randomUUID(), preset, name: id },
    update: {},
    include: { versions: { orderBy: { number: 'desc' }, take: 1 } },
  });
  const [latest] = set.versions;
  if (latest?.game === game.version && isDeepStrictEqual(latest.rules, rules)) return;
  await tx.ruleSetVersion.create({
    data: {
      id: randomUUID(),
      ruleSetId: set.id,
      number: (latest?.number ?? 0) + 1,
      game: game.version,
      rules: rules,
      timing: timingSchema.parse({}),
    },
  });
}
