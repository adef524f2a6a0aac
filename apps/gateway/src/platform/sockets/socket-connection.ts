import type { Duplex } from 'node:stream';
import type { ApiError, AnswerFrame, PushFrame } from '@red-disc/contracts';
import type { WebSocket } from 'ws';
import type { Actor } from '../identity/actor.js';
import { MessageBudget } from './message-budget.js';

const slowReaderBytes = 256 * 1024;

export const closeCodes = { goingAway: 1001, policy: 1008, sessionEnded: 4001 } as const;

/** One client's socket, with what it may still send and whether it reads what it gets. */
export class SocketConnection {
  readonly address: string;
  /** Who is behind it, as of the last look at their session; undefined for somebody who is not signed in. */
  actor: Actor | undefined;
  readonly budget: MessageBudget;
  /** Set by each pong, taken back before each ping. */
  isAlive = true;
  #isGathering = false;

  constructor(
    readonly socket: WebSocket,
    /** The connection under the socket. */
    private readonly wire: Duplex,
    client: { readonly address: string; readonly actor: Actor | undefined; readonly messages: number },
    private readonly onTooSlow: () => void,
  ) {
    this.address = client.address;
    this.actor = client.actor;
    this.budget = new MessageBudget(client.messages);
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  answer(id: number, data: unknown): void {
    this.#send({ id, ok: true, data });
  }

  refuse(id: number | null, error: ApiError): void {
    this.#send({ id, ok: false, error });
  }

  push(frame: PushFrame): void {
    this.#send(frame);
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  #send(frame: AnswerFrame | PushFrame): void {
    this.sendText(JSON.stringify(frame));
  }

  /** For a frame that many get: it is made into text once. */
  sendText(text: string): void {
    if (!this.isOpen) return;
    // A client that does not read would fill our memory: it is cut off and resumes when it can. It would not read a
    // farewell either.
    if (this.socket.bufferedAmount > slowReaderBytes) {
      this.onTooSlow();
      this.socket.terminate();
      return;
    }
    this.#gather();
    this.socket.send(text);
  }

  /** What is sent in one turn of the event loop leaves in one system call: a mover's answer goes along with the news. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    this.wire.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      this.wire.uncork();
    });
  }
}
