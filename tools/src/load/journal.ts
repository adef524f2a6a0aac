import type { ApiError } from '@red-disc/contracts';

export interface Acknowledged {
  readonly table: string;
  readonly command: string;
  readonly seq: number;
  readonly at: number;
}

/** What the server has promised to keep, as its clients heard it. */
export class Journal {
  readonly #acknowledged = new Map<string, Acknowledged>();
  readonly #lastAt = new Map<string, number>();
  /** How often each code was the answer. */
  readonly refusals: Record<string, number> = {};
  /** Commands that were acknowledged under two numbers. */
  contradictions = 0;

  get acknowledged(): ReadonlyMap<string, Acknowledged> {
    return this.#acknowledged;
  }

  acknowledge({ table, command }: { readonly table: string; readonly command: string }, seq: number): void {
    const at = performance.now();
    const key = `${table} ${command}`;
    const known = this.#acknowledged.get(key);
    if (!known) this.#acknowledged.set(key, { table, command, seq, at });
    else if (known.seq !== seq) this.contradictions += 1;
    this.#lastAt.set(table, at);
  }

  refuse({ code, reason }: ApiError): void {
    const name = code === 'REFUSED' && reason !== undefined ? `REFUSED ${reason}` : code;
    this.refusals[name] = (this.refusals[name] ?? 0) + 1;
  }

  /** When something was last acknowledged at a table. */
  lastAt(table: string): number {
    return this.#lastAt.get(table) ?? -Infinity;
  }
}
