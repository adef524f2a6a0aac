import { failure, success, type Result } from '@red-disc/kernel';
import {
  answerFrameSchema,
  answerPatienceMs,
  pushFrameSchema,
  socketMessages,
  type ApiError,
  type MessageRequest,
  type MessageResponse,
  type PushFrame,
  type SocketMessageType,
} from '@red-disc/contracts';
import { Backoff } from './backoff.js';
import { SilenceWatch } from './silence-watch.js';

/** The part of the standard WebSocket that we use: a browser's own, or the `ws` package in Node. */
export interface WebSocketLike {
  readonly readyState: number;
  // `never`: a browser's WebSocket and that of `ws` each hand their own kind of event to these.
  onopen: ((event: never) => unknown) | null;
  onclose: ((event: never) => unknown) | null;
  onerror: ((event: never) => unknown) | null;
  onmessage: ((event: never) => unknown) | null;
  send(text: string): void;
  close(): void;
}

export type ConnectionState = 'connecting' | 'open' | 'waiting' | 'closed';

export interface SocketClientOptions {
  readonly open: () => WebSocketLike;
  /** From 0 to 1, so that a thousand clients do not come back in the same instant. */
  readonly random: () => number;
  readonly answerTimeoutMs?: number;
}

interface Waiting {
  readonly resolve: (answer: Result<unknown, ApiError>) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

const openState = 1;
/** Far above what a busy server needs: to come back too soon would keep it busy. */
const openingAtMostMs = 15_000;

/**
 * A socket that comes back by itself, also when the network says nothing of its end. Each request gets exactly one
 * answer: the server's, or RETRY when the connection was lost before it came; a request may then be sent again under
 * the same command id.
 */
export class SocketClient {
  readonly #options: SocketClientOptions;
  readonly #waiting = new Map<number, Waiting>();
  readonly #onPush = new Set<(frame: PushFrame) => void>();
  readonly #onState = new Set<(state: ConnectionState) => void>();
  readonly #backoff: Backoff;
  #socket: WebSocketLike | undefined;
  #state: ConnectionState = 'connecting';
  #nextId = 1;
  #reconnect: ReturnType<typeof setTimeout> | undefined;
  #opening: ReturnType<typeof setTimeout> | undefined;
  readonly #silence = new SilenceWatch({
    ask: () => void this.#ask('ping', {}),
    onLost: () => {
      this.#abandon();
    },
  });

  constructor(options: SocketClientOptions) {
    this.#options = options;
    this.#backoff = new Backoff(options.random);
    this.#connect();
  }

  get state(): ConnectionState {
    return this.#state;
  }

  async request<T extends SocketMessageType>(
    type: T,
    data: MessageRequest<T>,
  ): Promise<Result<MessageResponse<T>, ApiError>> {
    const answer = await this.#ask(type, data);
    if (!answer.ok) return answer;
    const parsed = socketMessages[type].response.safeParse(answer.value);
    return parsed.success ? success(parsed.data as MessageResponse<T>) : failure({ code: 'INTERNAL' });
  }

  /** Calls back for everything the server sends of its own accord; returns how to stop. */
  onPush(listener: (frame: PushFrame) => void): () => void {
    this.#onPush.add(listener);
    return () => this.#onPush.delete(listener);
  }

  onState(listener: (state: ConnectionState) => void): () => void {
    this.#onState.add(listener);
    return () => this.#onState.delete(listener);
  }

  /** Resolves when the socket is open; at once if it is. */
  opened(): Promise<void> {
    if (this.#state === 'open') return Promise.resolve();
    return new Promise((resolve) => {
      const stop = this.onState((state) => {
        if (state !== 'open') return;
        stop();
        resolve();
      });
    });
  }

  close(): void {
    clearTimeout(this.#reconnect);
    this.#stopWatching();
    this.#setState('closed');
    this.#socket?.close();
    this.#failWaiting();
  }

  #ask(type: string, data: unknown): Promise<Result<unknown, ApiError>> {
    const socket = this.#socket;
    if (socket?.readyState !== openState) return Promise.resolve(failure({ code: 'RETRY' }));
    const id = this.#nextId++;
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#settle(id, failure({ code: 'RETRY' }));
      }, this.#options.answerTimeoutMs ?? answerPatienceMs);
      this.#waiting.set(id, { resolve, timer });
      socket.send(JSON.stringify({ id, type, data }));
    });
  }

  #connect(): void {
    this.#setState('connecting');
    const socket = this.#options.open();
    this.#socket = socket;
    this.#opening = setTimeout(() => {
      this.#abandon();
    }, openingAtMostMs);
    socket.onopen = () => {
      clearTimeout(this.#opening);
      this.#silence.start();
      this.#setState('open');
    };
    socket.onmessage = ({ data }) => {
      this.#silence.hear();
      // Not before: a server that lets everybody in and can answer nobody is not helped by those who hurry back.
      this.#backoff.reset();
      if (typeof data === 'string') this.#receive(data);
    };
    socket.onerror = () => undefined;
    socket.onclose = () => {
      this.#comeBack();
    };
  }

  /** Nothing comes over this socket any more. To wait for its end would take as long as the network pleases. */
  #abandon(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#comeBack();
  }

  #comeBack(): void {
    this.#stopWatching();
    this.#failWaiting();
    if (this.#state === 'closed') return;
    this.#setState('waiting');
    this.#reconnect = setTimeout(() => {
      this.#connect();
    }, this.#backoff.next());
  }

  #stopWatching(): void {
    clearTimeout(this.#opening);
    this.#silence.stop();
  }

  #receive(text: string): void {
    const frame: unknown = JSON.parse(text);
    const answer = answerFrameSchema.safeParse(frame);
    if (answer.success) {
      const { data } = answer;
      if (data.id !== null) this.#settle(data.id, data.ok ? success(data.data) : failure(data.error));
      return;
    }
    const push = pushFrameSchema.safeParse(frame);
    if (push.success) for (const listener of this.#onPush) listener(push.data);
  }

  #settle(id: number, answer: Result<unknown, ApiError>): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    clearTimeout(waiting.timer);
    waiting.resolve(answer);
  }

  #failWaiting(): void {
    for (const id of [...this.#waiting.keys()]) this.#settle(id, failure({ code: 'RETRY' }));
  }

  #setState(state: ConnectionState): void {
    this.#state = state;
    for (const listener of this.#onState) listener(state);
  }
}
