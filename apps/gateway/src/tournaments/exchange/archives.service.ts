import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import type { InputOf, ResponseOf, routes, TournamentBody } from '@red-disc/contracts';
import { makeArchive, readArchive, type TournamentLog } from '@red-disc/tournaments';
import type { Actor } from '../../platform/identity/actor.js';
import { sha256 } from '../log/hash.js';
import { refusalOf, refused } from '../log/refusal.js';
import { ScoringService } from '../log/scoring.service.js';
import { TournamentReader, type TournamentIds } from '../tournament-reader.js';
import { TournamentsService } from '../tournaments.service.js';

type Archive = ResponseOf<typeof routes.exportTournament>;
type Import = InputOf<typeof routes.importTournament>['body'];

const mostBytes = 20 * 1024 * 1024;

/** Whole events in one file. */
@Injectable()
export class ArchivesService {
  constructor(
    private readonly reader: TournamentReader,
    private readonly tournaments: TournamentsService,
    private readonly scoring: ScoringService,
  ) {}

  /** The log as it is, and beside it the names that it does not hold. */
  async export(actor: Actor, ids: TournamentIds): Promise<Archive> {
    const { row, log, state } = await this.reader.read(actor, ids);
    const { description, venue, startsAt, minutes } = row;
    return {
      ...makeArchive({ events: log.events, state }, sha256),
      events: [...log.events],
      names: Object.fromEntries([...state.entrants.values()].map(({ id, name }) => [id, name])),
      details: { description, venue, minutes, startsAt: startsAt.toISOString() },
    };
  }

  async import(actor: Actor, clubId: string, body: Import): Promise<TournamentBody> {
    const text = 'gzip' in body ? unzip(body.gzip) : JSON.stringify(body.archive);
    const read = readArchive(text, sha256);
    if (!read.ok) throw refusalOf(read.error);
    const { setup } = read.value.state!;
    if (!(await this.scoring.rulesOf(setup.rules.ruleSet))) throw refused('NO_SUCH_GAME');
    const id = randomUUID();
    await this.tournaments.keep(actor, clubId, {
      id,
      log: read.value,
      ...besideTheLog(text, read.value),
    });
    return this.tournaments.get(actor, { clubId, tournamentId: id });
  }
}

/** A bomb of zeros would fill the memory: what unpacks to more than an event can be is refused. */
function unzip(base64: string): string {
  try {
    return gunzipSync(Buffer.from(base64, 'base64'), { maxOutputLength: mostBytes }).toString('utf8');
  } catch {
    throw refused('ARCHIVE_MALFORMED');
  }
}

/** What an archive says beside its log. Nobody has to believe it, so whatever has the wrong form is left out. */
function besideTheLog(text: string, { events }: TournamentLog) {
  const { names, details } = JSON.parse(text) as { names?: unknown; details?: unknown };
  const told = (typeof details === 'object' && details !== null ? details : {}) as Record<string, unknown>;
  const shortText = (value: unknown, most: number): string =>
    typeof value === 'string' ? value.slice(0, most) : '';
  const startsAt = new Date(shortText(told.startsAt, 40) || events[0]!.at);
  const entries = typeof names === 'object' && names !== null ? Object.entries(names) : [];
  return {
    details: {
      startsAt: (Number.isNaN(startsAt.getTime()) ? new Date(events[0]!.at) : startsAt).toISOString(),
      description: shortText(told.description, 4000),
      venue: shortText(told.venue, 300),
    },
    names: Object.fromEntries(entries.map(([id, name]) => [id.slice(0, 64), shortText(name, 80)])),
  };
}
