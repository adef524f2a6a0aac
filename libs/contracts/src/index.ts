export {
  errorSchema,
  failureSchema,
  issueSchema,
  type ApiError,
  type Failure,
  type Issue,
} from './answer.js';
export {
  announcementSchema,
  clubPageSchema,
  clubRoleSchema,
  clubSchema,
  clubSettingsSchema,
  invitationSchema,
  memberSchema,
  plainTextSchema,
  slugSchema,
  titleSchema,
  type AnnouncementBody,
  type ClubBody,
  type ClubPage,
  type ClubSettings,
  type InvitationBody,
  type MemberBody,
} from './clubs.js';
export { auditActions, type AuditAction } from './audit-actions.js';
export { errorCodes, httpStatusOf, type ErrorCode } from './errors.js';
export { plainLetters } from './plain-letters.js';
export { refusalReasons, type TableRefusalReason } from './refusal-reasons.js';
export {
  accountSchema,
  birthdaySchema,
  displayNameSchema,
  emailSchema,
  languageSchema,
  newPasswordSchema,
  sessionSchema,
  timeZoneSchema,
  type AccountBody,
  type SessionBody,
} from './rest/accounts.js';
export {
  ruleChangeSchema,
  ruleSetContentSchema,
  ruleSetDraftSchema,
  ruleSetReadingSchema,
  ruleSetSchema,
  ruleSetSummarySchema,
  ruleSetVersionSchema,
  type RuleChangeBody,
  type RuleSetBody,
  type RuleSetContent,
  type RuleSetDraftBody,
  type RuleSetReading,
  type RuleSetSummary,
  type RuleSetVersionBody,
} from './rule-sets.js';
export {
  notificationKinds,
  notificationKindSchema,
  notificationSchema,
  notificationSettingSchema,
  webhookSchema,
  type NotificationBody,
  type NotificationKind,
  type NotificationSetting,
  type WebhookBody,
} from './notifications.js';
export {
  auditColumns,
  auditEntrySchema,
  reportSchema,
  type AuditEntryBody,
  type ReportBody,
} from './rest/reports.js';
export {
  answerSchema,
  occurrenceSchema,
  occurrenceStatusSchema,
  scheduleContentSchema,
  scheduleSchema,
  type OccurrenceBody,
  type OccurrenceStatus,
  type ScheduleBody,
  type ScheduleContent,
} from './schedules.js';
export {
  allClubsColumns,
  jobColumns,
  jobStates,
  mailColumns,
  mailSchema,
  runningStates,
  runningTableColumns,
  userColumns,
  userSchema,
  type MailBody,
  type UserBody,
} from './rest/administration.js';
export { listPageSize, longestList, type ListOrder } from './rest/list.js';
export { memberResultColumns } from './rest/statistics.js';
export { simulationRunSchema, type SimulationRunBody } from './lab.js';
export { labPushes } from './socket/lab-messages.js';
export {
  attendanceSchema,
  clubStatisticsSchema,
  memberResultSchema,
  personStatisticsSchema,
  playStatisticsSchema,
  type Attendance,
  type ClubStatistics,
  type MemberResult,
  type PersonStatistics,
  type PlayStatistics,
} from './statistics.js';
export { kidNames } from './rest/devices.js';
export {
  defineRoute,
  type InputOf,
  type Method,
  type RequestOf,
  type ResponseOf,
  type Route,
} from './rest/route.js';
/** Parts of `routes` for pages that must stay light: a bundler keeps all of an object or none of it. */
export { accountRoutes } from './rest/accounts.js';
export { blockColumns, memberColumns, memberRoutes } from './rest/members.js';
export type { CsvFormQuery } from './rest/csv-form.js';
export { routes } from './rest/routes.js';
export {
  answerFrameSchema,
  pushFrameSchema,
  requestFrameSchema,
  type AnswerFrame,
  type PushFrame,
  type RequestFrame,
} from './socket/frames.js';
export { timingSchema, type Timing } from './timing.js';
export { defineMessage, type SocketMessage } from './socket/message.js';
export {
  socketMessages,
  answerPatienceMs,
  socketPath,
  type MessageInput,
  type MessageRequest,
  type MessageResponse,
  type SocketMessages,
  type SocketMessageType,
} from './socket/messages.js';
export { tablePushes } from './socket/table-messages.js';
export { openTableColumns, openTableStates, tableSummarySchema } from './rest/tables.js';
export {
  blockedPersonSchema,
  mostTalkCharacters,
  phraseIds,
  reactionIds,
  talkContentSchema,
  talkLineSchema,
  type BlockedPerson,
  type PhraseId,
  type ReactionId,
  type TalkContent,
  type TalkLineBody,
} from './talk.js';
export {
  afterLeavingSchema,
  clientSeedSchema,
  firstDealerSchema,
  idSchema,
  occupantSchema,
  reasonSchema,
  rematchSchema,
  seatNumberSchema,
  tableEndSchema,
  tableSeatSchema,
  tableSnapshotSchema,
  tableStatusSchema,
  tableUpdateSchema,
  talkSchema,
  visibilitySchema,
  type TableEnd,
  type TableSeat,
  type TableChanges,
  type TableHappening,
  type TableSnapshot,
  type TableUpdate,
} from './tables.js';
export {
  leagueContentSchema,
  leagueSchema,
  gameIdSchema,
  seasonSchema,
  type LeagueBody,
  type LeagueContent,
  type SeasonBody,
} from './rest/club-ratings.js';
export {
  tournamentPushes,
  tournamentTopicSchema,
  type TournamentTopic,
} from './socket/tournament-messages.js';
export {
  clockChangeSchema,
  commandAnswerSchema,
  commandIdSchema,
  directorCommandSchema,
  ownCommandSchema,
  previewSchema,
  prizeSchema,
  refereeCommandSchema,
  tableCommandSchema,
  type DirectorCommand,
  type OwnCommand,
  type PreviewBody,
  type RefereeCommand,
  type TableCommand,
} from './tournaments/commands.js';
export {
  rehearsalReportSchema,
  rehearsalSchema,
  troubleSchema,
  type RehearsalBody,
  type RehearsalReportBody,
} from './tournaments/rehearsals.js';
export {
  seatingMetricsSchema,
  seatReasonSchema,
  type SeatingMetricsBody,
  type SeatReasonBody,
} from './tournaments/seating.js';
export {
  entrantEntrySchema,
  eventRulesSchema,
  stageSetupSchema,
  tournamentDetailsSchema,
  tournamentSetupSchema,
  type EntrantEntryBody,
  type EventRulesBody,
  type StageSetupBody,
  type TournamentDetails,
  type TournamentSetupBody,
} from './tournaments/setup.js';
export {
  sheetCheckSchema,
  sheetEntrySchema,
  sheetSchema,
  type SheetBody,
  type SheetCheckBody,
  type SheetEntryBody,
} from './tournaments/sheets.js';
export {
  entrantSchema,
  logCommandSchema,
  refereeCallSchema,
  tournamentRoundSchema,
  tournamentSchema,
  tournamentStandingSchema,
  tournamentStandingsSchema,
  tournamentSummarySchema,
  tournamentTableSchema,
  type AdjustmentBody,
  type EntrantBody,
  type LogCommandBody,
  type RefereeCallBody,
  type TournamentBody,
  type TournamentClockBody,
  type TournamentRoundBody,
  type TournamentStandingsBody,
  type TournamentSummary,
  type TournamentTableBody,
} from './tournaments/views.js';
