/** At most `count` times in `seconds`, for each key. */
export interface Limit {
  readonly count: number;
  readonly seconds: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** What can be done how often. The same for every process: the count is in the database. */
export const limits = {
  signInFromAddress: { count: 3, seconds: 10 },
  /** Counted apart for addresses the account was used from before, so that a stranger cannot lock its owner out. */
  signInToAccount: { count: 10, seconds: 15 * minute },
  signUpFromAddress: { count: 5, seconds: hour },
  mailToAddress: { count: 3, seconds: hour },
  guestFromAddress: { count: 30, seconds: hour },
  confirmFromAddress: { count: 20, seconds: 10 * minute },
  joinCodeFromAddress: { count: 10, seconds: 10 * minute },
  clubCreation: { count: 5, seconds: day },
  tableCreationByGuest: { count: 10, seconds: hour },
  tableCreationByMember: { count: 60, seconds: hour },
  talk: { count: 5, seconds: 10 },
  tableReports: { count: 10, seconds: hour },
  invitationMails: { count: 50, seconds: day },
  export: { count: 3, seconds: day },
  simulation: { count: 20, seconds: hour },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof limits;

/** Requests of one address nobody is signed in from, and of one person, as the environment says. */
export const requestsOfAddress: Limit = { count: 1200, seconds: minute };
export const requestsOfPerson = (count: number): Limit => ({ count, seconds: minute });
