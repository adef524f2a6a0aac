import { z } from 'zod';
import { plainTextSchema } from './clubs.js';
import { idSchema } from './tables.js';

/** What can be said with one touch. The sentences are the dashboard's, in each language; only the id travels. */
export const phraseIds = [
  'hello',
  'goodLuck',
  'yourTurn',
  'oneMoment',
  'iAmBack',
  'niceMove',
  'wellKnocked',
  'unlucky',
  'sorry',
  'thanks',
  'close',
  'goodGame',
  'again',
  'bye',
] as const;

/** Small pictures that fly over the table. */
export const reactionIds = ['clap', 'laugh', 'wow', 'ouch', 'think', 'heart'] as const;

export const mostTalkCharacters = 140;

/** One thing said. Which of them are allowed depends on the table, its club, and who sits there. */
export const talkContentSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('phrase'), phrase: z.enum(phraseIds) }),
  z.strictObject({ type: z.literal('reaction'), reaction: z.enum(reactionIds) }),
  z.strictObject({
    type: z.literal('text'),
    text: plainTextSchema(mostTalkCharacters)
      .min(1)
      .regex(/^[^\n]*$/),
  }),
]);

export const talkLineSchema = z.strictObject({
  id: idSchema,
  table: idSchema,
  user: idSchema,
  name: z.string(),
  content: talkContentSchema,
  at: z.iso.datetime(),
});

/** Somebody whose talk one does not want to hear. */
export const blockedPersonSchema = z.strictObject({
  userId: idSchema,
  name: z.string(),
  since: z.iso.datetime(),
});

export type PhraseId = (typeof phraseIds)[number];
export type ReactionId = (typeof reactionIds)[number];
export type TalkContent = z.output<typeof talkContentSchema>;
export type TalkLineBody = z.output<typeof talkLineSchema>;
export type BlockedPerson = z.output<typeof blockedPersonSchema>;
