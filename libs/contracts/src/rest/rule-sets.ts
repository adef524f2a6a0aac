import { z } from 'zod';
import {
  ruleChangeSchema,
  ruleSetContentSchema,
  ruleSetDraftSchema,
  ruleSetNameSchema,
  ruleSetReadingSchema,
  ruleSetSchema,
  ruleSetSummarySchema,
  ruleSetVersionSchema,
} from '../rule-sets.js';
import { idSchema } from '../tables.js';
import { languageSchema } from './accounts.js';
import { clubParams } from './clubs.js';
import { defineRoute } from './route.js';

const setParams = clubParams.extend({ ruleSetId: idSchema });
const language = languageSchema.default('en');
/** How many people the remarks are about. */
const seats = z.coerce.number().int().min(2).max(16).optional();
const changes = z.strictObject({ changes: z.array(ruleChangeSchema) });

/** The rules that are played: of the house, and of each club. */
export const ruleSetRoutes = {
  listHouseRuleSets: defineRoute({
    method: 'GET',
    path: '/api/rule-sets',
    summary: 'The rule sets of the house, each in its newest version',
    permission: 'public',
    response: z.strictObject({ versions: z.array(ruleSetVersionSchema) }),
  }),
  readRules: defineRoute({
    method: 'POST',
    path: '/api/rule-sets/read',
    summary: 'Fills in what is missing in a rule set and puts it into words, or says which field cannot be',
    permission: 'person',
    body: ruleSetContentSchema.extend({ language, seats: z.int().min(2).max(16).optional() }),
    response: ruleSetReadingSchema.extend({ rules: z.record(z.string(), z.unknown()) }),
  }),
  listRuleSets: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/rule-sets',
    summary: 'The club’s rule sets, the archived ones too',
    permission: 'rule-sets.read',
    params: clubParams,
    response: z.strictObject({ ruleSets: z.array(ruleSetSummarySchema) }),
  }),
  createRuleSet: defineRoute({
    method: 'POST',
    path: '/api/clubs/:clubId/rule-sets',
    summary: 'Starts a rule set of the club, as a draft, from a version of its own or of the house',
    permission: 'rule-sets.write',
    params: clubParams,
    body: z.strictObject({ name: ruleSetNameSchema, from: idSchema }),
    response: ruleSetSchema,
  }),
  getRuleSet: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/rule-sets/:ruleSetId',
    summary: 'A rule set of the club with all its versions and its draft',
    permission: 'rule-sets.read',
    params: setParams,
    response: ruleSetSchema,
  }),
  updateRuleSet: defineRoute({
    method: 'PATCH',
    path: '/api/clubs/:clubId/rule-sets/:ruleSetId',
    summary: 'Renames a rule set, or archives it: it stays readable and tables that pinned it play on',
    permission: 'rule-sets.write',
    params: setParams,
    body: z.strictObject({ name: ruleSetNameSchema.optional(), archived: z.boolean().optional() }),
    response: ruleSetSchema,
  }),
  saveDraft: defineRoute({
    method: 'PUT',
    path: '/api/clubs/:clubId/rule-sets/:ruleSetId/draft',
    summary: 'Saves the draft, unless somebody else saved it since the revision one has read',
    permission: 'rule-sets.write',
    params: setParams,
    body: ruleSetContentSchema.extend({
      /** 0 where there is no draft yet. */
      revision: z.int().nonnegative(),
    }),
    response: ruleSetDraftSchema,
  }),
  discardDraft: defineRoute({
    method: 'DELETE',
    path: '/api/clubs/:clubId/rule-sets/:ruleSetId/draft',
    summary: 'Throws the draft away; what is published stays',
    permission: 'rule-sets.write',
    params: setParams,
    response: z.strictObject({}),
  }),
  publishRuleSet: defineRoute({
    method: 'POST',
    path: '/api/clubs/:clubId/rule-sets/:ruleSetId/versions',
    summary: 'Publishes the draft of the revision one has read as the next version',
    permission: 'rule-sets.write',
    params: setParams,
    body: z.strictObject({ revision: z.int().positive() }),
    response: ruleSetVersionSchema,
  }),
  compareDraft: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/rule-sets/:ruleSetId/draft/changes',
    summary: 'What the draft changes in the newest version, in words',
    permission: 'rule-sets.read',
    params: setParams,
    query: z.strictObject({ language }),
    response: changes,
  }),
  getRuleSetVersion: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/rule-set-versions/:versionId',
    summary: 'A version of the club or the house, in words',
    permission: 'rule-sets.read',
    params: clubParams.extend({ versionId: idSchema }),
    query: z.strictObject({ language, seats }),
    response: z.strictObject({ version: ruleSetVersionSchema, reading: ruleSetReadingSchema }),
  }),
  compareVersions: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/rule-set-versions/:versionId/changes',
    summary: 'What is different in a version compared with an earlier or other one, in words',
    permission: 'rule-sets.read',
    params: clubParams.extend({ versionId: idSchema }),
    query: z.strictObject({ since: idSchema, language }),
    response: changes,
  }),
} as const;
