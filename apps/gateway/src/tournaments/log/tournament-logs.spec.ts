import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newClub } from '../../../test/clubs.js';
import { runGateway, type RunningGateway } from '../../../test/running-gateway.js';
import { TestEvent } from '../../../test/tournaments.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { readEnvironment } from '../../platform/environment/environment.js';
import { LogRepository } from './log.repository.js';
import { TournamentLogs } from './tournament-logs.js';

describe('the logs of more events than are kept in memory', () => {
  let gateway: RunningGateway;
  let prisma: PrismaService;
  let ids: string[];

  beforeAll(async () => {
    gateway = await runGateway();
    const event = await TestEvent.create(await newClub(gateway));
    await event.enter('Ada');
    ids = [...(await event.repeat(gateway, 80)), event.id];
    prisma = new PrismaService(readEnvironment({ NODE_ENV: 'test', DATABASE_URL: gateway.databaseUrl }));
  });

  afterAll(async () => {
    await prisma.$disconnect();
    await gateway.stop();
  });

  it('are whole for those who read them at once, also where one is forgotten while it is asked for', async () => {
    // To read takes neither who decides nor who scores.
    const logs = new TournamentLogs(new LogRepository(prisma), undefined as never, undefined as never);
    for (let time = 0; time < 2; time += 1) {
      const read = await Promise.all(ids.map((id) => logs.read(id)));
      expect(read.map(({ state }) => state.entrants.size)).toEqual(ids.map(() => 1));
    }
  });
});
