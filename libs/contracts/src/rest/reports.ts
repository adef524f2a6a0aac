import { z } from 'zod';
import { auditActions } from '../audit-actions.js';
import { idSchema, reasonSchema } from '../tables.js';
import { plainTextSchema } from '../clubs.js';
import { clubParams } from './clubs.js';
import { listQuery, pageQuery } from './list.js';
import { defineRoute } from './route.js';

const nothing = z.strictObject({});
const person = z.strictObject({ userId: idSchema, name: z.string() }).nullable();
const outcome = z.strictObject({
  outcome: z.enum(['upheld', 'dismissed']),
  note: plainTextSchema(500).default(''),
});
const reportStateSchema = z.enum(['open', 'upheld', 'dismissed']);

export const reportSchema = z.strictObject({
  id: idSchema,
  state: reportStateSchema,
  reason: z.string(),
  reporter: person,
  subject: person,
  tableId: idSchema.nullable(),
  /** What was said before it was reported. */
  excerpt: z.array(z.strictObject({ userId: z.string(), text: z.string(), at: z.iso.datetime() })),
  note: z.string().nullable(),
  createdAt: z.iso.datetime(),
  handledAt: z.iso.datetime().nullable(),
});

export const auditEntrySchema = z.strictObject({
  id: z.string(),
  at: z.iso.datetime(),
  actor: person,
  /** The administrator who acted as the actor. */
  actingAs: person,
  action: z.string(),
  subject: z.strictObject({ type: z.string(), id: z.string(), name: z.string().nullable() }).nullable(),
  reason: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
});

export type ReportBody = z.output<typeof reportSchema>;
export type AuditEntryBody = z.output<typeof auditEntrySchema>;

export const auditColumns = ['at'] as const;

const auditQuery = listQuery(auditColumns).extend({ action: z.enum(auditActions).optional() });
const auditPage = z.strictObject({ entries: z.array(auditEntrySchema), total: z.int() });
const reportQuery = pageQuery.extend({ state: z.enum(['open', 'closed']).default('open') });
const reportPage = z.strictObject({ reports: z.array(reportSchema), total: z.int() });

/** What went wrong between people, and who did what. */
export const reportRoutes = {
  report: defineRoute({
    method: 'POST',
    path: '/api/clubs/:clubId/reports',
    summary: 'Tells the club’s admins of talk or conduct that is not right',
    permission: 'talk.report',
    params: clubParams,
    body: z.strictObject({ userId: idSchema, tableId: idSchema.optional(), reason: reasonSchema }),
    response: z.strictObject({ id: idSchema }),
  }),
  listReports: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/reports',
    summary: 'The reports that wait, or those that are dealt with',
    permission: 'club.reports.work',
    params: clubParams,
    query: reportQuery,
    response: reportPage,
  }),
  closeReport: defineRoute({
    method: 'POST',
    path: '/api/clubs/:clubId/reports/:reportId/close',
    summary: 'Says what came of a report; a block is a step of its own',
    permission: 'club.reports.work',
    params: clubParams.extend({ reportId: idSchema }),
    body: outcome,
    response: nothing,
  }),
  listServerReports: defineRoute({
    method: 'GET',
    path: '/api/admin/reports',
    summary: 'The reports from tables of no club',
    permission: 'platform.administer',
    query: reportQuery,
    response: reportPage,
  }),
  closeServerReport: defineRoute({
    method: 'POST',
    path: '/api/admin/reports/:reportId/close',
    summary: 'Says what came of a report from a table of no club',
    permission: 'platform.administer',
    params: z.strictObject({ reportId: idSchema }),
    body: outcome,
    response: nothing,
  }),
  listClubAudit: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/audit',
    summary: 'Who did what in the club, by a part of a name or a reason, the newest first',
    permission: 'club.audit.read',
    params: clubParams,
    query: auditQuery,
    response: auditPage,
  }),
  listAudit: defineRoute({
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'Who did what on the whole server, by a part of a name or a reason, the newest first',
    permission: 'platform.administer',
    query: auditQuery,
    response: auditPage,
  }),
} as const;
