import type { Duplex } from 'node:stream';
import type { ApiError, AnswerFrame, PushFrame } from '@red-disc/contracts';
import type { WebSocket } from 'ws';
import type { Actor } from '../identity/actor.js';
import { MessageBudget } from './message-budget.js';
import { textFrame } from './text-frame.js';

const slowReaderBytes = 256 * 1024;

export const closeCodes = { goingAway: 1001, policy: 1008, sessionEnded: 4001 } as const;

/** Those who have something to get when this turn of the event loop ends. */
let gathering: SocketConnection[] = [];

function sendGathered(): void {
  const connections = gathering;
  gathering = [];
  for (const connection of connections) connection.flush();
}

/** One client's socket, with what it may still send and whether it reads what it gets. */
export class SocketConnection {
  readonly address: string;
  /** What the socket was opened for, by its address: a proxy steers by it, and those of one place leave together. */
  readonly place: string;
  /** Who is behind it, as of the last look at their session; undefined for somebody who is not signed in. */
  actor: Actor | undefined;
  readonly budget: MessageBudget;
  /** Set by each pong, taken back before each ping. */
  isAlive = true;
  /** Frames that leave together at the end of this turn: a mover's answer goes along with the news. */
  #frames = '';

  constructor(
    readonly socket: WebSocket,
    /** The connection under the socket. */
    private readonly wire: Duplex,
    client: {
      readonly address: string;
      readonly place: string;
      readonly actor: Actor | undefined;
      readonly messages: number;
    },
    private readonly onTooSlow: () => void,
  ) {
    this.address = client.address;
    this.place = client.place;
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
    this.flush();
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
    if (this.socket.bufferedAmount + this.#frames.length > slowReaderBytes) {
      this.onTooSlow();
      this.socket.terminate();
      return;
    }
    if (this.#frames === '' && gathering.push(this) === 1) process.nextTick(sendGathered);
    this.#frames += textFrame(text);
  }

  /** Writes what has been gathered: in one system call, however many frames it is. */
  flush(): void {
    const frames = this.#frames;
    if (frames === '') return;
    this.#frames = '';
    if (this.isOpen) this.wire.write(frames, 'latin1');
  }
}
