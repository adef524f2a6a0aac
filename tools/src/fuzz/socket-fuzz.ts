import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { socketMessages, socketPath, type SocketMessage } from '@red-disc/contracts';
import type { RandomSource } from '@red-disc/game';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { canary, nastyValue } from './nasty-values.js';
import { replaceSomewhere, sampleOf, type JsonSchema } from './sample.js';
import type { Verdicts } from './verdicts.js';

const answerTimeoutMs = 15_000;
const messages = Object.entries<SocketMessage>(socketMessages).map(([type, { request }]) => ({
  type,
  schema: z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as JsonSchema,
}));

export interface SocketFuzzOptions {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A running table: what is well-formed but wrong is tried there. */
  readonly table: string;
  readonly random: RandomSource;
  readonly verdicts: Verdicts;
}

/** One socket that sends nothing but bad messages, one after the other, and comes back when it is thrown out. */
export class SocketFuzzer {
  #socket: WebSocket | undefined;

  constructor(private readonly options: SocketFuzzOptions) {}

  async send(): Promise<void> {
    const socket = await this.#open();
    const { random, verdicts } = this.options;
    const bad = this.#makeBad(random);
    const told = typeof bad === 'string' ? bad : bad.toString('hex');
    const answered = new Promise<string | number | undefined>((resolve) => {
      const onMessage = (data: Buffer): void => {
        const text = data.toString();
        // News of the table may come in between.
        if (!text.startsWith('{"type"')) settle(text);
      };
      const onClose = (code: number): void => {
        settle(code);
      };
      const timer = setTimeout(() => {
        settle(undefined);
      }, answerTimeoutMs);
      const settle = (answer: string | number | undefined): void => {
        clearTimeout(timer);
        socket.off('message', onMessage).off('close', onClose);
        resolve(answer);
      };
      socket.on('message', onMessage).on('close', onClose);
    });
    socket.send(bad);
    const answer = await answered;
    if (typeof answer === 'number') verdicts.closed(told, answer);
    else verdicts.judge(told, answer);
  }

  close(): void {
    this.#socket?.terminate();
  }

  async #open(): Promise<WebSocket> {
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#socket;
    const { url, headers } = this.options;
    const socket = new WebSocket(url.replace('http', 'ws') + socketPath, { headers });
    socket.on('error', () => undefined);
    await once(socket, 'open');
    this.#socket = socket;
    return socket;
  }

  #makeBad(random: RandomSource): string | Buffer {
    const { type, schema } = messages[random.below(messages.length)]!;
    const id = random.below(1000);
    switch (random.below(14)) {
      case 0:
        return Buffer.from(canary);
      case 1:
        return `{"id":${id},"type":"${canary}`;
      case 2:
        return JSON.stringify(nastyValue(random));
      case 3:
        return JSON.stringify({ id: nastyValue(random), type, data: { [canary]: 1 } });
      case 4:
        return JSON.stringify({
          id,
          type: ['__proto__', 'constructor', 'toString', canary, ''][random.below(5)],
          data: {},
        });
      case 5:
        return JSON.stringify({
          id,
          type,
          data: { [canary]: canary.repeat(random.below(20) === 0 ? 1000 : 1) },
        });
      case 6:
        return `${'['.repeat(3000)}${canary}`;
      case 7:
      case 8:
        return JSON.stringify({ id, ...this.#wellFormedButWrong(random) });
      default: {
        const nasty = replaceSomewhere(sampleOf(schema, random), nastyValue(random), random);
        const wrong = typeof nasty === 'object' && nasty !== null ? { ...nasty, [canary]: canary } : nasty;
        return JSON.stringify({ id, type, data: wrong });
      }
    }
  }

  /** Good in shape: for a phase that is over, a table that is not there, a seat that is another's. */
  #wellFormedButWrong(random: RandomSource): { type: string; data: object } {
    const command = randomUUID();
    const here = { table: this.options.table, command };
    const elsewhere = { table: randomUUID(), command };
    const moves = ['X9z9', canary, 'R1a1', 'D', 'K', '\u0000', 'X'.repeat(64), 'S1a1 S1a1', '-1'];
    const move = moves[random.below(moves.length)]!;
    const choices = [
      { type: 'table.move', data: { ...here, phase: 1_000_000 + random.below(9), move } },
      { type: 'table.move', data: { ...here, phase: -1 - random.below(9), move } },
      { type: 'table.move', data: { ...elsewhere, phase: 1, move } },
      { type: 'table.sit', data: { ...elsewhere, seat: 1 } },
      { type: 'table.sit', data: { ...here, seat: 16 } },
      { type: 'table.start', data: here },
      { type: 'table.cancel', data: here },
      { type: 'table.pause', data: { ...elsewhere, reason: canary } },
      { type: 'table.undo', data: { ...elsewhere, reason: canary } },
      { type: 'table.stop', data: { ...elsewhere, reason: canary } },
      { type: 'table.watch', data: { table: randomUUID(), key: canary } },
    ];
    return choices[random.below(choices.length)]!;
  }
}
