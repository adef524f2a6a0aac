import { clubAllowances, clubPlaces, clubRoles, permissionNames } from '@red-disc/clubs';
import { z } from 'zod';
import { languageSchema, timeZoneSchema } from './rest/accounts.js';
import { idSchema, talkSchema } from './tables.js';

export const clubRoleSchema = z.enum(clubRoles);
const reserved = new Set(['new', 'search', 'join', 'mine', 'invitation']);
/** The club's name in addresses: small letters, digits and single hyphens. */
export const slugSchema = z
  .string()
  .min(3)
  .max(40)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .refine((slug) => !reserved.has(slug));

/** Text of several lines, without signs that hide or turn text around. */
export const plainTextSchema = (most: number): z.ZodString =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^(?:[^\p{Cc}\p{Cf}\p{Co}\p{Cn}]|[\n\u200d])*$/u);
export const titleSchema = plainTextSchema(100).min(1);

/** What a club decides about itself. */
export const clubSettingsSchema = z.strictObject({
  slug: slugSchema,
  name: plainTextSchema(60).min(2),
  description: plainTextSchema(2000),
  timeZone: timeZoneSchema,
  languages: z.array(languageSchema).min(1).max(3),
  /** The most that its tables may allow. */
  talk: talkSchema,
  /** Whether there are seats for kids, and whether kids may use the set phrases. */
  kids: z.enum(['none', 'silent', 'phrases']),
  listed: z.boolean(),
  /** How strangers get in without an invitation. */
  joining: z.enum(['open', 'request', 'closed']),
  /** What is left to ordinary members. */
  allows: z.array(z.enum(clubAllowances)).max(clubAllowances.length),
});

/** A club as everybody may see it. */
export const clubPageSchema = clubSettingsSchema
  .pick({ slug: true, name: true, description: true, timeZone: true, languages: true, joining: true })
  .extend({ id: idSchema, members: z.int().nonnegative(), createdAt: z.iso.datetime() });

/** A club to somebody who belongs to it, with what they are and may do there. */
export const clubSchema = clubSettingsSchema.extend({
  id: idSchema,
  createdAt: z.iso.datetime(),
  places: z.array(z.enum(clubPlaces)),
  may: z.array(z.enum(permissionNames as [string, ...string[]])),
});

export const memberSchema = z.strictObject({
  userId: idSchema,
  name: z.string(),
  places: z.array(z.enum(clubPlaces)),
  /** For a kid's seat: the member it belongs to. */
  guardianId: idSchema.nullable(),
  joinedAt: z.iso.datetime(),
});

export const invitationSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(['link', 'code', 'email']),
  role: z.enum(['member', 'guest']),
  /** What is typed or stands in the link; null for one that went out by mail. */
  secret: z.string().nullable(),
  maxUses: z.int().nullable(),
  uses: z.int(),
  expiresAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
});

export const announcementSchema = z.strictObject({
  id: idSchema,
  title: z.string(),
  text: z.string(),
  author: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

export type ClubSettings = z.output<typeof clubSettingsSchema>;
export type ClubPage = z.output<typeof clubPageSchema>;
export type ClubBody = z.output<typeof clubSchema>;
export type MemberBody = z.output<typeof memberSchema>;
export type InvitationBody = z.output<typeof invitationSchema>;
export type AnnouncementBody = z.output<typeof announcementSchema>;
