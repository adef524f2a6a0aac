import type { LoadClub, LoadPerson } from '../load/people.js';
import type { MeasuredServer } from '../load/measured-server.js';
import type { ScratchDatabase } from '../load/scratch-database.js';

/** What a check found: how much was tried, and what was not as it must be. */
export interface Finding {
  readonly tried: number;
  readonly faults: readonly string[];
  /** Why it could not be tried here. */
  readonly skipped?: string;
}

export interface Check {
  readonly name: string;
  readonly run: (world: AccessWorld) => Promise<Finding>;
}

export interface AccessWorld {
  readonly server: MeasuredServer;
  readonly database: ScratchDatabase;
  readonly own: LoadClub;
  readonly foreign: LoadClub;
  /** One of each kind; the member and the owner are those of the own club. */
  readonly people: readonly LoadPerson[];
}

export interface Refusal {
  readonly error?: { readonly code: string };
}

export async function codeOf(answer: Response): Promise<string> {
  const body = (await answer.json().catch(() => ({}))) as Refusal;
  return body.error?.code ?? String(answer.status);
}
