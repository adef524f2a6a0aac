import { z } from 'zod';

/** Names a thing of ours in a path or message. */
export const idSchema = z.uuid();
const json = z.record(z.string(), z.unknown());

/** Made by the client, new for each command: sent again, a command gets the answer it got the first time. */
export const commandIdSchema = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);

export const seatNumberSchema = z.int().min(1).max(16);

/** 16 bytes that a seat adds to a deal, in hex. */
export const clientSeedSchema = z.string().regex(/^[0-9a-f]{32}$/);

export const reasonSchema = z.string().trim().min(1).max(200);

/** How open a table is: anybody may join, only who has the link or code, or the members of its club. */
export const visibilitySchema = z.enum(['open', 'link', 'club']);

export const talkSchema = z.enum(['free', 'phrases', 'none']);

/** Who deals first: by lot, whoever's birthday was last, or the last seat, so that seat 1 begins. */
export const firstDealerSchema = z.enum(['lot', 'birthday', 'lastSeat']);

/** What a game is worth that somebody left and did not come back to. */
export const afterLeavingSchema = z.enum(['counts', 'void']);

export const tableStatusSchema = z.enum(['lobby', 'playing', 'between', 'over', 'cancelled', 'quarantined']);

export const occupantSchema = z.union([
  z.strictObject({ user: z.string() }),
  z.strictObject({ bot: z.string() }),
]);

/** One place at a table, as everybody may know it. */
export const tableSeatSchema = z.strictObject({
  occupant: occupantSchema.nullable(),
  /** For whom it is kept free. */
  invited: z.string().nullable(),
  ready: z.boolean(),
  /** A bot plays on for this person until they are back. */
  caretaker: z.boolean(),
  bankMs: z.int(),
});

/** What came of a game, beside its score. */
export const tableEndSchema = z.strictObject({
  /** The seats whose people had left and were not back at the end. */
  absent: z.array(seatNumberSchema),
  /** Whether the result counts, by the table's settings. */
  counts: z.boolean(),
  /** Why a referee ended it before its rules did. */
  stopped: z.string().nullable(),
});

/** A table at one moment, for one viewer. Two readings of the same moment are the same to the byte. */
export const tableSnapshotSchema = z.strictObject({
  table: idSchema,
  seq: z.int(),
  seat: seatNumberSchema.nullable(),
  status: tableStatusSchema,
  seats: z.array(tableSeatSchema),
  /** Of the deals so far, by round: published before each deal. */
  commitments: z.array(z.string()),
  paused: z.boolean(),
  /** What the viewer has answered in advance. */
  answersAlways: z.array(z.string()),
  /** When the running clock runs out, in milliseconds of the server's time. */
  deadline: z.number().nullable(),
  /** Once the game is over. */
  end: tableEndSchema.nullable(),
  /** The game as the viewer may see it; its shape belongs to the game. */
  view: json.nullable(),
});

/**
 * What is different in the snapshot after the one before. Objects within it, such as the view, also hold only what is
 * different; lists are whole. A name that a snapshot has once, every later one has.
 */
export const tableChangesSchema = tableSnapshotSchema.partial().required({ table: true, seq: true });

/** What happened at a table, in one change of it. */
export const tableHappeningSchema = z.strictObject({
  /** In the game's own words. */
  events: z.array(z.looseObject({ type: z.string() })),
  /** What else was done: people sat down, a referee acted. */
  notes: z.array(z.looseObject({ type: z.string() })),
});

/** What happened and how the table stands now: whole or, for those who asked for that, by what is different. */
export const tableUpdateSchema = z.union([
  tableHappeningSchema.extend({ snapshot: tableSnapshotSchema }),
  tableHappeningSchema.extend({ changes: tableChangesSchema }),
]);

/** Where the same people play on. Whoever may watch the old table may have the key. */
export const rematchSchema = z.strictObject({ table: idSchema, key: z.string() });

export type TableEnd = z.output<typeof tableEndSchema>;
export type TableSnapshot = z.output<typeof tableSnapshotSchema>;
export type TableChanges = z.output<typeof tableChangesSchema>;
export type TableHappening = z.output<typeof tableHappeningSchema>;
export type TableUpdate = z.output<typeof tableUpdateSchema>;
export type TableSeat = z.output<typeof tableSeatSchema>;
