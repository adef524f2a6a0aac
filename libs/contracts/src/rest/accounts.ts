import { languages } from '@red-disc/game';
import { z } from 'zod';
import { defineRoute } from './route.js';

export const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());
/** No rules on its composition; the server also refuses what everybody guesses first. */
export const newPasswordSchema = z.string().min(8).max(128);
/** For a password that was chosen earlier: whatever it is, it is compared, not judged. */
const givenPasswordSchema = z.string().min(1).max(128);
export const displayNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(40)
  // No control characters, and nothing that turns the text around or hides.
  .regex(/^[^\p{Cc}\p{Cf}\p{Co}\p{Cn}]+$/u);
export const languageSchema = z.enum(languages);
/** By its name, for instance Europe/Berlin: an offset would be wrong half the year. */
export const timeZoneSchema = z
  .string()
  .max(64)
  .regex(/^[A-Za-z_]+(\/[\w+-]+)*$/)
  .refine(isTimeZone);
const daysInMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** Day and month only: it decides who deals first, not how old somebody is. */
export const birthdaySchema = z
  .strictObject({ day: z.int().min(1).max(31), month: z.int().min(1).max(12) })
  .refine(({ day, month }) => day <= daysInMonth[month - 1]!);

const token = z.string().min(20).max(100);
const nothing = z.strictObject({});

/** One's own account: nobody else gets this. */
export const accountSchema = z.strictObject({
  id: z.uuid(),
  kind: z.enum(['guest', 'account']),
  platformRole: z.enum(['user', 'administrator']),
  /** A kid's seat or a screen, which came in by a ticket. */
  device: z.enum(['kid', 'projector']).nullable(),
  /** An administrator goes on as this person. */
  actedFor: z.boolean(),
  name: z.string(),
  /** Null for a guest. */
  email: z.string().nullable(),
  /** An address that waits for the link in its mail to be opened. */
  pendingEmail: z.string().nullable(),
  language: languageSchema,
  timeZone: z.string(),
  birthday: birthdaySchema.nullable(),
  createdAt: z.iso.datetime(),
});

export const sessionSchema = z.strictObject({
  id: z.uuid(),
  /** The one that asks. */
  current: z.boolean(),
  /** An administrator who acts as this person. */
  administrator: z.boolean(),
  userAgent: z.string(),
  address: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

export type AccountBody = z.output<typeof accountSchema>;
export type SessionBody = z.output<typeof sessionSchema>;

/** Signing up and in, and everything that is about oneself. */
export const accountRoutes = {
  getAccount: defineRoute({
    method: 'GET',
    path: '/api/account',
    summary: 'Who one is: one’s account, or null for somebody who is not signed in',
    permission: 'public',
    response: z.strictObject({ account: accountSchema.nullable() }),
  }),
  enterAsGuest: defineRoute({
    method: 'POST',
    path: '/api/account/guest',
    summary: 'Makes a guest without a password and signs them in; a guest who asks again stays who they are',
    permission: 'public',
    body: z.strictObject({ name: displayNameSchema, language: languageSchema.optional() }),
    response: accountSchema,
  }),
  signUp: defineRoute({
    method: 'POST',
    path: '/api/account/sign-up',
    summary:
      'Asks for an account: one is a guest (or stays the guest one was) until the link in the mail is opened. The answer is the same whether or not the address has an account',
    permission: 'public',
    body: z.strictObject({
      name: displayNameSchema,
      email: emailSchema,
      password: newPasswordSchema,
      language: languageSchema.optional(),
      timeZone: timeZoneSchema.optional(),
    }),
    response: accountSchema,
  }),
  confirmEmail: defineRoute({
    method: 'POST',
    path: '/api/account/email/confirm',
    summary:
      'Confirms an address by the token from its mail. Elsewhere than in the session that asked for it, the password is needed too',
    permission: 'public',
    body: z.strictObject({ token, password: givenPasswordSchema.optional() }),
    response: z.strictObject({ email: z.string() }),
  }),
  signIn: defineRoute({
    method: 'POST',
    path: '/api/account/sign-in',
    summary: 'Signs in by address and password; what one played as a guest in this browser comes along',
    permission: 'public',
    body: z.strictObject({
      email: emailSchema,
      password: givenPasswordSchema,
      /** On a machine that others use too, the session ends with the browser or after a day. */
      remember: z.boolean().default(true),
      /** False where the guest of this browser was somebody else. */
      keepGames: z.boolean().default(true),
    }),
    response: accountSchema,
  }),
  signOut: defineRoute({
    method: 'POST',
    path: '/api/account/sign-out',
    summary: 'Ends this session',
    permission: 'public',
    response: nothing,
  }),
  updateAccount: defineRoute({
    method: 'PATCH',
    path: '/api/account',
    summary: 'Changes one’s name, language, time zone or birthday',
    permission: 'person',
    body: z.strictObject({
      name: displayNameSchema.optional(),
      language: languageSchema.optional(),
      timeZone: timeZoneSchema.optional(),
      birthday: birthdaySchema.nullable().optional(),
    }),
    response: accountSchema,
  }),
  changePassword: defineRoute({
    method: 'POST',
    path: '/api/account/password',
    summary: 'Sets a new password and ends all other sessions',
    permission: 'account',
    body: z.strictObject({ current: givenPasswordSchema, password: newPasswordSchema }),
    response: nothing,
  }),
  requestPasswordReset: defineRoute({
    method: 'POST',
    path: '/api/account/password-reset',
    summary: 'Mails a link to set a new password, if the address has an account; the answer does not tell',
    permission: 'public',
    body: z.strictObject({ email: emailSchema }),
    response: nothing,
  }),
  resetPassword: defineRoute({
    method: 'POST',
    path: '/api/account/password-reset/confirm',
    summary: 'Sets a new password by the token from the mail and ends all sessions',
    permission: 'public',
    body: z.strictObject({ token, password: newPasswordSchema }),
    response: nothing,
  }),
  changeEmail: defineRoute({
    method: 'POST',
    path: '/api/account/email',
    summary: 'Asks for another address: it counts once the link in its mail is opened',
    permission: 'account',
    body: z.strictObject({ email: emailSchema, password: givenPasswordSchema }),
    response: accountSchema,
  }),
  listSessions: defineRoute({
    method: 'GET',
    path: '/api/account/sessions',
    summary: 'Where one is signed in',
    permission: 'person',
    response: z.strictObject({ sessions: z.array(sessionSchema) }),
  }),
  endSession: defineRoute({
    method: 'DELETE',
    path: '/api/account/sessions/:sessionId',
    summary: 'Ends one of one’s sessions; its sockets close',
    permission: 'person',
    params: z.strictObject({ sessionId: z.uuid() }),
    response: nothing,
  }),
  endOtherSessions: defineRoute({
    method: 'POST',
    path: '/api/account/sessions/end-others',
    summary: 'Ends all of one’s sessions but this one',
    permission: 'person',
    response: nothing,
  }),
} as const;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
