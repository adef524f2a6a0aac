import { Controller, Header, Inject } from '@nestjs/common';
import { routes, type InputOf, type ResponseOf } from '@red-disc/contracts';
import { exportCsv, makeCalendar, suggestEvents } from '@red-disc/tournaments';
import { MeasuredTimes } from '../../lab/measured-times.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { csvFormIn } from '../../platform/http/csv-form.js';
import { Endpoint, Input } from '../../platform/http/endpoint.js';
import type { Actor } from '../../platform/identity/actor.js';
import { CurrentActor } from '../../platform/identity/current-actor.js';
import { keyFor } from '../keys.js';
import { sha256 } from '../log/hash.js';
import { refusalOf } from '../log/refusal.js';
import { TournamentReader } from '../tournament-reader.js';
import { TournamentsRepository } from '../tournaments.repository.js';
import { ArchivesService } from './archives.service.js';
import { calendarOf } from './calendar.js';
import { EntrantImportsService } from './entrant-imports.service.js';
import { tablesToPrint } from './tables-to-print.js';

type Suggestion = ResponseOf<typeof routes.suggestTournament>['suggestions'][number];

@Controller()
export class TournamentToolsController {
  constructor(
    private readonly reader: TournamentReader,
    private readonly repository: TournamentsRepository,
    private readonly imports: EntrantImportsService,
    private readonly archives: ArchivesService,
    private readonly times: MeasuredTimes,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  @Endpoint(routes.suggestTournament)
  async suggest(
    @Input() { params, body }: InputOf<typeof routes.suggestTournament>,
  ): Promise<ResponseOf<typeof routes.suggestTournament>> {
    const { players, boxes, minutes, gameRounds, ruleSetVersionId } = body;
    const times = ruleSetVersionId ? await this.times.of(params.clubId, ruleSetVersionId) : [];
    const suggested = suggestEvents({
      players,
      minutes,
      gameRounds,
      measured: times.map((time) => ({ ...time, rounds: gameRounds })),
      ...(boxes !== undefined && { boxes }),
    });
    if (!suggested.ok) throw refusalOf(suggested.error);
    return {
      suggestions: suggested.value.map(({ sizes, stages, scoring, ...suggestion }) => ({
        ...suggestion,
        sizes: [...sizes],
        stages: [...stages] as Suggestion['stages'],
        scoring: scoring as Suggestion['scoring'],
      })),
    };
  }

  @Endpoint(routes.previewEntrantImport)
  previewImport(
    @Input() { params, body }: InputOf<typeof routes.previewEntrantImport>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.previewEntrantImport>> {
    return this.imports.preview(actor, params, body.csv);
  }

  @Endpoint(routes.importEntrants)
  importEntrants(
    @Input() { params, body }: InputOf<typeof routes.importEntrants>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.importEntrants>> {
    return this.imports.import(actor, params, body);
  }

  @Endpoint(routes.getTournamentKeys)
  async getKeys(
    @Input() { params }: InputOf<typeof routes.getTournamentKeys>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.getTournamentKeys>> {
    const { row, state } = await this.reader.read(actor, params);
    const { secret } = row;
    return {
      checkIn: keyFor(secret, 'checkIn'),
      kiosk: keyFor(secret, 'kiosk'),
      invitation: keyFor(secret, 'invitation'),
      tables: tablesToPrint(state).map((table) => ({ table, key: keyFor(secret, `table:${table}`) })),
    };
  }

  @Endpoint(routes.resetTournamentKeys)
  async resetKeys(
    @Input() { params }: InputOf<typeof routes.resetTournamentKeys>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.resetTournamentKeys>> {
    await this.repository.renewSecret(actor, await this.reader.row(actor, params));
    return {};
  }

  @Endpoint(routes.exportTournament)
  export(
    @Input() { params }: InputOf<typeof routes.exportTournament>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.exportTournament>> {
    return this.archives.export(actor, params);
  }

  @Endpoint(routes.importTournament)
  import(
    @Input() { params, body }: InputOf<typeof routes.importTournament>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.importTournament>> {
    return this.archives.import(actor, params.clubId, body);
  }

  @Endpoint(routes.exportTournamentCsv)
  async exportCsv(
    @Input() { params, query }: InputOf<typeof routes.exportTournamentCsv>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.exportTournamentCsv>> {
    const { state } = await this.reader.read(actor, params);
    return { files: { ...exportCsv(state, sha256, csvFormIn(query)) } };
  }

  @Endpoint(routes.exportTournamentCalendar)
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  async exportCalendar(
    @Input() { params }: InputOf<typeof routes.exportTournamentCalendar>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.exportTournamentCalendar>> {
    const read = await this.reader.read(actor, params);
    const host = new URL(this.environment.PUBLIC_URL).hostname;
    return makeCalendar(read.state.setup.name, calendarOf(read, host));
  }
}
