import { Injectable } from '@nestjs/common';
import type { TournamentEvent } from '@red-disc/tournaments';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Prisma } from '../../generated/prisma/client.js';
import type { Head } from './head.js';

/** Told inside the transaction, so that it is heard exactly when the change is there to be read. */
export const channel = 'tournament_events';

export interface CommandAnswer {
  /** The number of the last event. */
  readonly seq: number;
  /** By which the command can be undone. */
  readonly command: number;
}

export interface NewCommand {
  readonly tournamentId: string;
  readonly commandId: string;
  readonly events: readonly TournamentEvent[];
  readonly head: Head;
  /** Undefined where nobody came or went. */
  readonly entries: readonly { readonly userId: string; readonly status: string }[] | undefined;
  readonly topics: readonly string[];
}

@Injectable()
export class LogRepository {
  constructor(private readonly prisma: PrismaService) {}

  async readAfter(tournamentId: string, seq: number): Promise<TournamentEvent[]> {
    const rows = await this.prisma.tournamentCommand.findMany({
      where: { tournamentId, seq: { gt: seq } },
      orderBy: { seq: 'asc' },
      select: { body: true },
    });
    return rows.flatMap(({ body }) => JSON.parse(body) as TournamentEvent[]);
  }

  /** Whole logs, with one question for all of them. */
  async readWhole(tournamentIds: readonly string[]): Promise<Map<string, TournamentEvent[]>> {
    const rows = await this.prisma.tournamentCommand.findMany({
      where: { tournamentId: { in: [...tournamentIds] } },
      orderBy: [{ tournamentId: 'asc' }, { seq: 'asc' }],
      select: { tournamentId: true, body: true },
    });
    const logs = new Map<string, TournamentEvent[]>();
    for (const { tournamentId, body } of rows) {
      let events = logs.get(tournamentId);
      if (!events) logs.set(tournamentId, (events = []));
      events.push(...(JSON.parse(body) as TournamentEvent[]));
    }
    return logs;
  }

  async findCommand(tournamentId: string, commandId: string): Promise<CommandAnswer | undefined> {
    const row = await this.prisma.tournamentCommand.findUnique({
      where: { tournamentId_commandId: { tournamentId, commandId } },
      select: { seq: true, lastSeq: true },
    });
    return row ? { seq: row.lastSeq, command: row.seq } : undefined;
  }

  /** False where somebody else has written since: nothing is written then. */
  async append(command: NewCommand): Promise<boolean> {
    try {
      return await this.prisma.$transaction((tx) => appendIn(tx, command));
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }
}

/** Also used where an event is created: its first row comes with the row of the event itself. */
export async function appendIn(tx: Prisma.TransactionClient, command: NewCommand): Promise<boolean> {
  const { tournamentId, commandId, events, head, entries, topics } = command;
  const [seq, lastSeq] = [events[0]!.seq, events.at(-1)!.seq];
  const { count } = await tx.tournament.updateMany({
    where: { id: tournamentId, seq: seq - 1 },
    data: { ...head, seq: lastSeq },
  });
  if (count === 0) return false;
  await tx.tournamentCommand.create({
    data: { tournamentId, seq, lastSeq, commandId, body: JSON.stringify(events) },
    select: { seq: true },
  });
  if (entries) {
    await tx.tournamentEntry.deleteMany({ where: { tournamentId } });
    await tx.tournamentEntry.createMany({ data: entries.map((entry) => ({ tournamentId, ...entry })) });
  }
  await tellIn(tx, tournamentId, lastSeq, topics);
  return true;
}

export async function tellIn(
  tx: Prisma.TransactionClient,
  tournamentId: string,
  seq: number,
  topics: readonly string[],
): Promise<void> {
  const payload = [tournamentId, seq, ...topics].join(' ');
  await tx.$executeRaw`select pg_notify(${channel}, ${payload})`;
}
