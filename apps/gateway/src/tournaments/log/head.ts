import type { TournamentState } from '@red-disc/tournaments';
import { accountsOf } from './accounts.js';

/** What lists show of an event, as its log has it. */
export interface Head {
  readonly name: string;
  readonly status: TournamentState['status'];
  readonly mode: TournamentState['setup']['mode'];
  readonly game: string;
  readonly registrationOpen: boolean;
  readonly cap: number | null;
  readonly entrants: number;
  readonly waiting: number;
  readonly ruleSetVersionId: string;
}

/** The game itself, whatever the version of its rules: `name` of `name@1`. */
export function gameOf(version: string): string {
  return version.split('@', 1)[0]!;
}

const gone = ['withdrawn', 'waiting'];

export function headOf({ setup, status, registrationOpen, entrants }: TournamentState): Head {
  const all = [...entrants.values()];
  return {
    name: setup.name,
    status,
    mode: setup.mode,
    game: gameOf(setup.game),
    registrationOpen,
    cap: setup.cap,
    entrants: all.filter((entrant) => !gone.includes(entrant.status) && !entrant.standby).length,
    waiting: all.filter((entrant) => entrant.status === 'waiting').length,
    ruleSetVersionId: setup.rules.ruleSet,
  };
}

/** Which accounts take part, and as what. */
export function entriesOf({ entrants }: TournamentState): { userId: string; status: string }[] {
  const byAccount = new Map<string, string>();
  for (const entrant of entrants.values())
    for (const userId of accountsOf(entrant)) byAccount.set(userId, entrant.status);
  return [...byAccount].map(([userId, status]) => ({ userId, status }));
}
