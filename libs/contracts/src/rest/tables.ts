import { z } from 'zod';
import {
  afterLeavingSchema,
  firstDealerSchema,
  idSchema,
  occupantSchema,
  rematchSchema,
  tableStatusSchema,
  talkSchema,
  visibilitySchema,
} from '../tables.js';
import { timingSchema } from '../timing.js';
import { listQuery } from './list.js';
import { defineRoute } from './route.js';
import { talkRoutes } from './talk.js';

const json = z.record(z.string(), z.unknown());
const spectatorDelaySchema = z.int().min(0).max(900);
const tableParams = z.strictObject({ tableId: idSchema });

/** What the open tables can be narrowed to and sorted by: free seats, seats in all, and when it was opened. */
export const openTableStates = ['lobby', 'playing'] as const;
export const openTableColumns = ['free', 'seats', 'createdAt'] as const;

/** A table in a list. */
export const tableSummarySchema = z.strictObject({
  id: idSchema,
  game: z.string(),
  status: tableStatusSchema,
  clubId: idSchema.nullable(),
  visibility: visibilitySchema,
  seats: z.array(occupantSchema.nullable()),
  people: z.record(z.string(), z.string()),
  createdAt: z.iso.datetime(),
});

export const tableRoutes = {
  createTable: defineRoute({
    method: 'POST',
    path: '/api/tables',
    summary: 'Opens a table, from a published rule set or a preset of a game',
    permission: 'signed-in',
    body: z.strictObject({
      rules: z.union([
        z.strictObject({ ruleSetVersion: idSchema }),
        z.strictObject({ game: z.string().max(32), preset: z.string().max(32) }),
      ]),
      seats: z.int().min(2).max(16),
      timing: timingSchema.optional(),
      clubId: idSchema.optional(),
      visibility: visibilitySchema.default('link'),
      talk: talkSchema.default('phrases'),
      firstDealer: firstDealerSchema.default('lot'),
      /** By how many seconds spectators see everything late. */
      spectatorDelay: spectatorDelaySchema.default(0),
      afterLeaving: afterLeavingSchema.default('counts'),
      /** Levels of bots that sit down at once. */
      bots: z.array(z.string().max(32)).max(15).default([]),
      /** Whether whoever opens it also sits down. */
      sit: z.boolean().default(true),
    }),
    response: z.strictObject({ id: idSchema, code: z.string(), key: z.string() }),
  }),
  listTables: defineRoute({
    method: 'GET',
    path: '/api/tables',
    summary:
      'The open tables, those that wait for players first, then those being played; searched by who sits there',
    permission: 'public',
    query: listQuery(openTableColumns).extend({ status: z.enum(openTableStates).optional() }),
    response: z.strictObject({ total: z.int(), tables: z.array(tableSummarySchema) }),
  }),
  listMyTables: defineRoute({
    method: 'GET',
    path: '/api/my/tables',
    summary: 'The tables one sits at, the running ones first, and those where a seat is kept for one',
    permission: 'signed-in',
    query: z.strictObject({ limit: z.coerce.number().int().min(1).max(100).default(25) }),
    response: z.strictObject({
      tables: z.array(tableSummarySchema),
      invitations: z.array(tableSummarySchema),
    }),
  }),
  findTableByCode: defineRoute({
    method: 'POST',
    path: '/api/tables/find',
    summary: 'The table behind a short code that somebody read out',
    permission: 'public',
    body: z.strictObject({ code: z.string().trim().min(4).max(12) }),
    response: z.strictObject({ id: idSchema, key: z.string() }),
  }),
  getTable: defineRoute({
    method: 'GET',
    path: '/api/tables/:tableId',
    summary: 'What a table is: game, rules, clocks, who sits there',
    permission: 'public',
    params: tableParams,
    query: z.strictObject({ key: z.string().max(64).optional() }),
    response: tableSummarySchema.extend({
      rules: json,
      timing: timingSchema,
      talk: talkSchema,
      firstDealer: firstDealerSchema,
      spectatorDelay: spectatorDelaySchema,
      afterLeaving: afterLeavingSchema,
      /** Other tables play the same cards: seats add no seeds, and the record comes when the last has finished. */
      isDuplicate: z.boolean(),
      host: z.string(),
      /** Whether the reader may do what a host or referee does here. */
      mayRule: z.boolean(),
      rematch: rematchSchema.nullable(),
      /** For those who may invite: the host, referees of the club, and whoever sits. */
      invitation: z.strictObject({ code: z.string(), key: z.string() }).nullable(),
    }),
  }),
  getTableRecord: defineRoute({
    method: 'GET',
    path: '/api/tables/:tableId/record',
    summary: 'The record of a finished game: replay it, check it, keep it',
    permission: 'public',
    params: tableParams,
    query: z.strictObject({ key: z.string().max(64).optional() }),
    response: json,
  }),
  getTableDeals: defineRoute({
    method: 'GET',
    path: '/api/tables/:tableId/deals',
    summary: 'The commitment of each deal, and its seeds once its round is scored',
    permission: 'public',
    params: tableParams,
    query: z.strictObject({ key: z.string().max(64).optional() }),
    response: z.strictObject({
      deals: z.array(
        z.strictObject({
          round: z.int(),
          dealId: z.string(),
          commitment: z.string(),
          serverSeed: z.string().nullable(),
          clientSeeds: z.record(z.string(), z.string()),
        }),
      ),
    }),
  }),
  ...talkRoutes,
} as const;
