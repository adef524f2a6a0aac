import { z } from 'zod';
import { idSchema } from './tables.js';

/** From 0 to 1; null where there is nothing to take a share or a mean of. */
const share = z.number().nullable();
const mean = z.number().nullable();

/** How somebody has played. Games of one person among bots are practice and not counted. */
export const playStatisticsSchema = z.strictObject({
  games: z.int(),
  /** Shared wins count in full. */
  wins: z.int(),
  winShare: share,
  rounds: z.int(),
  /** In points. */
  meanScore: mean,
  meanRoundScore: mean,
  meanRank: mean,
});

/** How often somebody came to evenings that took place, of those they had said they would come to. */
export const attendanceSchema = z.strictObject({ evenings: z.int(), attended: z.int(), share });

export const monthStatisticsSchema = z.strictObject({
  /** YYYY-MM, by the club's or the person's own clock. */
  month: z.string(),
  games: z.int(),
  /** How many different people played. */
  people: z.int(),
});

export const clubStatisticsSchema = z.strictObject({
  games: z.int(),
  rounds: z.int(),
  people: z.int(),
  evenings: z.strictObject({ held: z.int(), cancelled: z.int(), meanAttendance: mean }),
  months: z.array(monthStatisticsSchema),
});

/** How somebody did at a club's tables and evenings. */
export const memberResultSchema = z.strictObject({
  userId: idSchema,
  name: z.string(),
  play: playStatisticsSchema,
  attendance: attendanceSchema,
});

/** One finished game, as one person did in it. */
export const resultSchema = z.strictObject({
  tableId: idSchema,
  clubId: idSchema.nullable(),
  game: z.string(),
  finishedAt: z.iso.datetime(),
  players: z.int(),
  people: z.int(),
  rounds: z.int(),
  score: z.number(),
  rank: z.int(),
  won: z.boolean(),
});

export const personStatisticsSchema = z.strictObject({
  play: playStatisticsSchema,
  /** Games alone among bots. */
  practice: z.int(),
  attendance: attendanceSchema,
  /** By how many sat at the table. */
  tables: z.array(z.strictObject({ players: z.int(), play: playStatisticsSchema })),
  months: z.array(monthStatisticsSchema.omit({ people: true }).extend({ wins: z.int() })),
  /** The latest first. */
  latest: z.array(resultSchema),
});

export type PlayStatistics = z.output<typeof playStatisticsSchema>;
export type Attendance = z.output<typeof attendanceSchema>;
export type ClubStatistics = z.output<typeof clubStatisticsSchema>;
export type MemberResult = z.output<typeof memberResultSchema>;
export type PersonStatistics = z.output<typeof personStatisticsSchema>;
