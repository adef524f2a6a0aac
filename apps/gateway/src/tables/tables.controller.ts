import { Controller, Req } from '@nestjs/common';
import { routes, type InputOf, type ResponseOf } from '@red-disc/contracts';
import { ApiException } from '../platform/errors/api-exception.js';
import { clientAddress } from '../platform/http/client-address.js';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import type { IncomingRequest } from '../platform/http/incoming-request.js';
import type { Actor } from '../platform/identity/actor.js';
import { CurrentActor, MaybeActor } from '../platform/identity/current-actor.js';
import { LimitsService } from '../platform/limits/limits.service.js';
import { InvitationsService } from './invitations.service.js';
import { RematchesService } from './rematches.service.js';
import { TableHostService } from './table-host.service.js';
import { TableRecords } from './table-records.js';
import { TablesRepository, type TableRow } from './tables.repository.js';
import { peopleAt, sitsAt, TablesService } from './tables.service.js';

type Summary = ResponseOf<typeof routes.listTables>['tables'][number];

@Controller()
export class TablesController {
  constructor(
    private readonly tables: TablesService,
    private readonly repository: TablesRepository,
    private readonly records: TableRecords,
    private readonly limits: LimitsService,
    private readonly rematches: RematchesService,
    private readonly host: TableHostService,
    private readonly invitations: InvitationsService,
  ) {}

  @Endpoint(routes.createTable)
  async create(
    @CurrentActor() actor: Actor,
    @Input() { body }: InputOf<typeof routes.createTable>,
  ): Promise<ResponseOf<typeof routes.createTable>> {
    await this.limits.take(
      actor.kind === 'guest' ? 'tableCreationByGuest' : 'tableCreationByMember',
      actor.userId,
    );
    const { rules, timing, clubId, bots, sit, ...settings } = body;
    const { id, code, link } = await this.tables.open(actor, {
      rules,
      timing,
      settings,
      clubId: clubId ?? null,
      bots,
      sit,
    });
    return { id, code, key: link };
  }

  @Endpoint(routes.listTables)
  async list(
    @Input() { query }: InputOf<typeof routes.listTables>,
  ): Promise<ResponseOf<typeof routes.listTables>> {
    const { rows, total } = await this.repository.listOpen(query);
    return { total, tables: await this.#summaries(rows) };
  }

  @Endpoint(routes.listMyTables)
  async listMine(
    @CurrentActor() actor: Actor,
    @Input() { query }: InputOf<typeof routes.listMyTables>,
  ): Promise<ResponseOf<typeof routes.listMyTables>> {
    const [rows, invitedTo] = await Promise.all([
      this.repository.listOf(actor.userId, query.limit),
      this.invitations.listFor(actor.userId, query.limit),
    ]);
    const [tables, invitations] = await Promise.all([this.#summaries(rows), this.#summaries(invitedTo)]);
    return { tables, invitations };
  }

  @Endpoint(routes.findTableByCode)
  async findByCode(
    @Req() request: IncomingRequest,
    @Input() { body }: InputOf<typeof routes.findTableByCode>,
  ): Promise<ResponseOf<typeof routes.findTableByCode>> {
    await this.limits.take('joinCodeFromAddress', clientAddress(request));
    const row = await this.repository.findWaitingByCode(body.code.toUpperCase());
    if (!row) throw new ApiException({ code: 'NOT_FOUND' });
    return { id: row.id, key: row.link };
  }

  @Endpoint(routes.getTable)
  async get(
    @MaybeActor() actor: Actor | undefined,
    @Input() { params, query }: InputOf<typeof routes.getTable>,
  ): Promise<ResponseOf<typeof routes.getTable>> {
    const row = await this.tables.readable(params.tableId, actor, query.key);
    const [[summary], mayRule] = await Promise.all([
      this.#summaries([row]),
      actor !== undefined && this.tables.rules(row, actor),
    ]);
    const { talk, firstDealer, spectatorDelay, afterLeaving } = row.settings;
    const invites = mayRule || (actor && sitsAt(row, actor.userId));
    return {
      ...summary!,
      rules: row.rules,
      timing: row.timing,
      talk,
      firstDealer,
      spectatorDelay,
      afterLeaving,
      isDuplicate: row.dealId !== null,
      rematch: row.status === 'over' ? await this.rematches.find(row.id) : null,
      host: row.hostId,
      mayRule,
      invitation: invites ? { code: row.code, key: row.link } : null,
    };
  }

  @Endpoint(routes.getTableRecord)
  async getRecord(
    @MaybeActor() actor: Actor | undefined,
    @Input() { params, query }: InputOf<typeof routes.getTableRecord>,
  ): Promise<ResponseOf<typeof routes.getTableRecord>> {
    const live = await this.tables.watch(params.tableId, actor, query.key);
    const { table } = await this.host.sightFor(live, actor?.userId);
    return this.records.recordOf(live, table);
  }

  @Endpoint(routes.getTableDeals)
  async getDeals(
    @MaybeActor() actor: Actor | undefined,
    @Input() { params, query }: InputOf<typeof routes.getTableDeals>,
  ): Promise<ResponseOf<typeof routes.getTableDeals>> {
    const live = await this.tables.watch(params.tableId, actor, query.key);
    const { table } = await this.host.sightFor(live, actor?.userId);
    return { deals: await this.records.dealsOf(live, table) };
  }

  async #summaries(rows: readonly TableRow[]): Promise<Summary[]> {
    const names = await this.repository.namesOf(rows.flatMap(peopleAt));
    return rows.map((row) => {
      const here = peopleAt(row);
      return {
        id: row.id,
        game: row.game,
        status: row.status as Summary['status'],
        clubId: row.clubId,
        visibility: row.settings.visibility,
        seats: [...row.seats],
        people: Object.fromEntries(here.flatMap((user) => (names[user] ? [[user, names[user]]] : []))),
        createdAt: row.createdAt.toISOString(),
      };
    });
  }
}
