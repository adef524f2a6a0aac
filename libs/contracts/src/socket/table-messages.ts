import { z } from 'zod';
import {
  clientSeedSchema,
  commandIdSchema,
  idSchema,
  occupantSchema,
  reasonSchema,
  rematchSchema,
  seatNumberSchema,
  tableHappeningSchema,
  tableSnapshotSchema,
  tableUpdateSchema,
} from '../tables.js';
import { defineMessage } from './message.js';
import { talkMessages, talkPushes } from './talk-messages.js';

const atTable = { table: idSchema, command: commandIdSchema };
const accepted = z.strictObject({ seq: z.int() });

const tableCommand = <Shape extends z.ZodRawShape>(summary: string, shape: Shape) =>
  defineMessage({
    summary,
    permission: 'signed-in',
    request: z.strictObject({ ...atTable, ...shape }),
    response: accepted,
  });

/** What can be asked of a table over the socket. Whether somebody may is decided with the table at hand. */
export const tableMessages = {
  'table.watch': defineMessage({
    summary: 'Follows a table: gets how it stands now, what was missed, and from then on every change',
    permission: 'public',
    request: z.strictObject({
      table: idSchema,
      /** The secret of the join link, for tables that are not open. */
      key: z.string().max(64).optional(),
      /** The last change this client has seen. */
      since: z.int().nonnegative().optional(),
      /** Whether later changes may be told by what is different, without the rest of the snapshot. */
      changes: z.boolean().optional(),
    }),
    response: z.strictObject({
      snapshot: tableSnapshotSchema,
      missed: z.array(tableHappeningSchema.extend({ seq: z.int() })),
      people: z.record(z.string(), z.string()),
      /** How many people watch who do not sit here. */
      spectators: z.int().nonnegative(),
      /** By how many seconds this viewer sees everything late. */
      delay: z.int().nonnegative(),
      rematch: rematchSchema.nullable(),
    }),
  }),
  'table.unwatch': defineMessage({
    summary: 'Follows a table no longer',
    permission: 'public',
    request: z.strictObject({ table: idSchema }),
    response: z.strictObject({}),
  }),
  'table.sit': tableCommand('Takes a seat, or the first free one', {
    seat: seatNumberSchema.optional(),
    key: z.string().max(64).optional(),
  }),
  'table.stand': tableCommand('Gives the seat back; in a game a caretaker plays on', {}),
  'table.ready': tableCommand('Says whether one is ready for the next round', {
    ready: z.boolean(),
    seed: clientSeedSchema.optional(),
  }),
  'table.move': tableCommand('Makes a move, in the text of the game’s record', {
    /** The phase the move was made for: in another one it is refused without harm. */
    phase: z.int(),
    move: z.string().min(1).max(64),
  }),
  'table.answerAlways': tableCommand('Gives an answer in advance, or takes it back', {
    answer: z.string().max(32),
    on: z.boolean(),
  }),
  'table.return': tableCommand('Takes the seat back from the caretaker', {}),
  'table.invite': tableCommand('Keeps a seat free for somebody before the game (host)', {
    user: idSchema,
    seat: seatNumberSchema.optional(),
  }),
  'table.addBot': tableCommand('Seats a bot (host)', {
    level: z.string().max(32),
    seat: seatNumberSchema.optional(),
  }),
  'table.remove': tableCommand('Empties a seat, or no longer keeps it free, before the game (host)', {
    seat: seatNumberSchema,
  }),
  'table.start': tableCommand('Begins the game (host)', {}),
  'table.cancel': tableCommand('Closes a table whose game has not begun (host)', {}),
  'table.rematch': defineMessage({
    summary:
      'Plays on with the same people: whoever asks first opens the new table, and each who asks sits down, ready',
    permission: 'signed-in',
    request: z.strictObject({ ...atTable, seed: clientSeedSchema.optional() }),
    response: rematchSchema,
  }),
  'table.pause': tableCommand('Stops the clocks (referee)', { reason: reasonSchema }),
  'table.resume': tableCommand('Lets the clocks run again (referee)', {}),
  'table.addTime': tableCommand('Gives the running decision more time (referee)', {
    seconds: z.number().min(1).max(3600),
    reason: reasonSchema,
  }),
  'table.callTime': tableCommand('Calls time (referee)', { reason: reasonSchema }),
  'table.replace': tableCommand('Gives a seat to somebody else or to a bot (referee)', {
    seat: seatNumberSchema,
    occupant: occupantSchema,
    reason: reasonSchema,
  }),
  'table.undo': tableCommand('Takes back the last decision, if it showed nobody anything (referee)', {
    reason: reasonSchema,
  }),
  'table.stop': tableCommand('Ends the game before its rules do (referee)', { reason: reasonSchema }),
  ...talkMessages,
} as const;

/** What the server sends about tables of its own accord. */
export const tablePushes = {
  table: tableUpdateSchema,
  /** How many watch, whenever that has changed. */
  audience: z.strictObject({ table: idSchema, spectators: z.int().nonnegative() }),
  rematch: z.strictObject({ table: idSchema, rematch: rematchSchema }),
  ...talkPushes,
} as const;
