import type { DirectorCommand } from '@red-disc/contracts';
import {
  entrantId,
  stageId,
  type Command,
  type RecordedEvent,
  type TournamentState,
} from '@red-disc/tournaments';

/** What the log does not learn from whoever sends a command. */
export interface CommandContext {
  readonly state: TournamentState;
  /** Something new that has never been an id. */
  readonly makeId: () => string;
  readonly now: number;
  /** The game whose rules are to be pinned, where a command changes them. */
  readonly game?: string;
}

export type CommandType = DirectorCommand['type'];
type Sent<Type extends CommandType> = Extract<DirectorCommand, { readonly type: Type }>;

/** For each command as it is sent, the one that the log understands. */
export type Makers<Types extends CommandType> = {
  readonly [Type in Types]: (sent: Sent<Type>, context: CommandContext) => Command;
};

export const record = (event: RecordedEvent): Command => ({ type: 'record', event });
export const entrantIds = (ids: readonly string[]) => ids.map(entrantId);
export const pairOf = ([a, b]: readonly [string, string]) => [entrantId(a), entrantId(b)] as const;

export const roundRef = ({ stage, round }: { readonly stage: string; readonly round: number }) => ({
  stage: stageId(stage),
  round,
});

export const tableRef = (sent: {
  readonly stage: string;
  readonly round: number;
  readonly table: number;
}) => ({
  ...roundRef(sent),
  table: sent.table,
});
