import { z } from 'zod';
import { commandIdSchema, idSchema, talkSchema } from '../tables.js';
import { talkContentSchema, talkLineSchema } from '../talk.js';
import { defineMessage } from './message.js';

/** Talk at a table one watches. It is no part of the game: it has no number in the log and slows no move. */
export const talkMessages = {
  'table.say': defineMessage({
    summary: 'Says something at a table one sits at or rules over',
    permission: 'signed-in',
    request: z.strictObject({ table: idSchema, command: commandIdSchema, content: talkContentSchema }),
    response: z.strictObject({ id: idSchema }),
  }),
  'table.talk': defineMessage({
    summary: 'What was said lately, and how one may talk here now',
    permission: 'public',
    request: z.strictObject({ table: idSchema }),
    response: z.strictObject({
      /** The oldest first. What people said whom one has blocked is not among them. */
      lines: z.array(talkLineSchema),
      /** How those who may speak can talk now: a kid at the table changes it. */
      talk: talkSchema,
      maySpeak: z.boolean(),
    }),
  }),
} as const;

export const talkPushes = {
  talk: talkLineSchema,
} as const;
