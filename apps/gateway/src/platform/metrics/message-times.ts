import type { Histogram } from 'prom-client';

export type MessageResult = 'ok' | 'refused';

type Times = Histogram<'type' | 'result'>;

/** Notes how long messages took. Each kind is looked up once: a move must not pay for finding its own line. */
export class MessageTimes {
  readonly #lines = new Map<string, ReturnType<Times['labels']>>();

  constructor(private readonly times: Times) {}

  note(type: string, result: MessageResult, ms: number): void {
    const key = `${type} ${result}`;
    let line = this.#lines.get(key);
    if (!line) this.#lines.set(key, (line = this.times.labels(type, result)));
    line.observe(ms / 1000);
  }
}
