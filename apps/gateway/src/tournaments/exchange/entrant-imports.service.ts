import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ResponseOf, routes } from '@red-disc/contracts';
import { entrantId, previewEntrants, type EntrantEntry, type ImportPreview } from '@red-disc/tournaments';
import { ApiException } from '../../platform/errors/api-exception.js';
import type { Actor } from '../../platform/identity/actor.js';
import { staff } from '../actors.js';
import { accountOf, guestEntrantId } from '../log/accounts.js';
import { TournamentLogs } from '../log/tournament-logs.js';
import { TournamentReader, type ReadTournament, type TournamentIds } from '../tournament-reader.js';
import { TournamentsRepository } from '../tournaments.repository.js';

type Imported = ResponseOf<typeof routes.importEntrants>;

/** Lists of entrants from elsewhere, looked at first and then entered line by line. */
@Injectable()
export class EntrantImportsService {
  constructor(
    private readonly reader: TournamentReader,
    private readonly logs: TournamentLogs,
    private readonly repository: TournamentsRepository,
  ) {}

  async preview(
    actor: Actor,
    ids: TournamentIds,
    csv: string,
  ): Promise<ResponseOf<typeof routes.previewEntrantImport>> {
    const { entrants, problems } = await this.#read(await this.reader.read(actor, ids), csv);
    return {
      entrants: entrants.map(({ line, entrant: { id, members, ...entrant } }) => ({
        line,
        id,
        entrant: { ...entrant, members: [...members] },
      })),
      problems: problems.map((problem) => ({ ...problem })),
    };
  }

  /** A line that is refused is reported like one that cannot be read; the others are entered. */
  async import(
    actor: Actor,
    ids: TournamentIds,
    { commandId, csv }: { readonly commandId: string; readonly csv: string },
  ): Promise<Imported> {
    const read = await this.#read(await this.reader.read(actor, ids), csv);
    const problems: Imported['problems'] = read.problems.map((problem) => ({ ...problem }));
    let entered = 0;
    for (const { line, entrant } of read.entrants) {
      const order = {
        command: { type: 'register', entrant },
        actor: staff(actor.userId),
        reason: null,
      } as const;
      try {
        await this.logs.execute(ids.tournamentId, `${commandId}:${line}`, () => order);
        entered += 1;
      } catch (error) {
        if (!(error instanceof ApiException) || error.error.code !== 'REFUSED') throw error;
        problems.push({ code: error.error.reason ?? 'REFUSED', line, severity: 'error' });
      }
    }
    const { state } = await this.logs.read(ids.tournamentId);
    const added = new Set(read.entrants.map(({ entrant }) => entrant.id));
    const waiting = [...state.entrants.values()].filter(
      ({ id, status }) => added.has(id) && status === 'waiting',
    );
    return { entered, waiting: waiting.length, problems };
  }

  async #read({ row, state }: ReadTournament, csv: string): Promise<ImportPreview> {
    const preview = previewEntrants(csv, {
      existing: [...state.entrants.values()].filter(({ status }) => status !== 'withdrawn'),
      makeId: () => guestEntrantId(randomUUID()),
    });
    const accounts = preview.entrants.flatMap(({ entrant }) => accountOf(entrant.id) ?? []);
    const members = await this.repository.membersAmong(row.clubId, accounts);
    return {
      ...preview,
      entrants: preview.entrants.map(({ line, entrant }) => ({ line, entrant: settleId(entrant, members) })),
    };
  }
}

/** An id is kept if it is a member's; their name is that of their account. Any other becomes one of our own. */
function settleId(entrant: EntrantEntry, members: ReadonlySet<string>): EntrantEntry {
  if (members.has(entrant.id)) return { ...entrant, name: '', members: [] };
  const isOurs = /^guest-[0-9a-f-]{36}$/.test(entrant.id);
  return isOurs ? entrant : { ...entrant, id: entrantId(guestEntrantId(randomUUID())) };
}
