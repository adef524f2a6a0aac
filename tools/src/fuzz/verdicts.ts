import { errorCodes, type ErrorCode } from '@red-disc/contracts';
import { canary } from './nasty-values.js';

const mostBytes = 2048;
const examplesKept = 8;
const codes: ReadonlySet<unknown> = new Set<ErrorCode>(errorCodes);

/** What is wrong with an answer, if anything is. */
export type Fault = 'unanswered' | 'withoutCode' | 'internal' | 'accepted' | 'tooLong' | 'echoed';

/** Collects what a fuzzed server answered. */
export class Verdicts {
  sent = 0;
  readonly faults: Record<Fault, number> = {
    unanswered: 0,
    withoutCode: 0,
    internal: 0,
    accepted: 0,
    tooLong: 0,
    echoed: 0,
  };
  readonly byCode: Record<string, number> = {};
  readonly examples: { readonly fault: Fault; readonly sent: string; readonly answer: string }[] = [];

  /** An answer as text; undefined if none came. */
  judge(sent: string, answer: string | undefined): void {
    this.sent += 1;
    if (answer === undefined) {
      this.#note('unanswered', sent, '');
      return;
    }
    if (Buffer.byteLength(answer) > mostBytes) this.#note('tooLong', sent, answer);
    if (answer.includes(canary)) this.#note('echoed', sent, answer);
    const code = codeOf(answer);
    if (code === undefined) this.#note(isSuccess(answer) ? 'accepted' : 'withoutCode', sent, answer);
    else {
      this.byCode[code] = (this.byCode[code] ?? 0) + 1;
      if (code === 'INTERNAL' || code === 'RETRY') this.#note('internal', sent, answer);
    }
  }

  /** A frame that is too large is answered by the close code that says so. */
  closed(sent: string, closeCode: number): void {
    this.sent += 1;
    const name = `close ${closeCode}`;
    this.byCode[name] = (this.byCode[name] ?? 0) + 1;
    if (closeCode !== 1009 && closeCode !== 1007) this.#note('unanswered', sent, name);
  }

  #note(fault: Fault, sent: string, answer: string): void {
    this.faults[fault] += 1;
    if (this.examples.filter((example) => example.fault === fault).length < examplesKept)
      this.examples.push({ fault, sent: sent.slice(0, 400), answer: answer.slice(0, 400) });
  }
}

function codeOf(answer: string): string | undefined {
  try {
    const parsed = JSON.parse(answer) as { ok?: unknown; error?: { code?: unknown } } | null;
    const code = parsed?.error?.code;
    return parsed?.ok === false && codes.has(code) ? (code as string) : undefined;
  } catch {
    return undefined;
  }
}

function isSuccess(answer: string): boolean {
  return !answer.includes('"ok":false');
}
