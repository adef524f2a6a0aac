/** One thing that was said at a table. */
export interface TalkLine {
  readonly userId: string;
  readonly text: string;
  readonly at: Date;
}

/** Knows what was said at tables. Where nothing provides it, reports come without an excerpt. */
export interface TalkExcerpts {
  /** The last lines at a table of this club, or of none, the oldest first. */
  lastLines(clubId: string | null, tableId: string, count: number): Promise<readonly TalkLine[]>;
}

export const TALK_EXCERPTS = Symbol('TALK_EXCERPTS');
