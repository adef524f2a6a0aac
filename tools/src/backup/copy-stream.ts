import { once } from 'node:events';
import { Readable } from 'node:stream';
import type pg from 'pg';

/** What pg's own client uses of a connection for COPY; its types leave these out. */
interface CopyConnection {
  readonly stream: {
    pause(): void;
    resume(): void;
    readonly writableNeedDrain: boolean;
  } & NodeJS.EventEmitter;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

type PgConnection = Parameters<pg.Submittable['submit']>[0];

/** pg-copy-streams is one more package for two small classes; these speak the same part of the protocol. */
abstract class CopyStatement implements pg.Submittable {
  readonly done: Promise<void>;
  protected connection!: CopyConnection;
  #resolve: () => void = () => undefined;
  #reject: (error: Error) => void = () => undefined;

  constructor(private readonly text: string) {
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    this.done.catch(() => undefined); // whoever awaits it hears of it
  }

  submit(connection: PgConnection): void {
    this.connection = connection as unknown as CopyConnection;
    this.connection.query(this.text);
  }

  handleCommandComplete(): void {
    // ReadyForQuery, which always follows, is what counts.
  }

  handleReadyForQuery(): void {
    this.#resolve();
  }

  handleError(error: Error): void {
    this.#reject(error);
  }
}

/** `COPY … TO STDOUT` as a stream of bytes that waits for whoever reads it. */
export class CopyOut extends CopyStatement {
  readonly rows = new Readable({
    read: () => {
      this.connection.stream.resume();
    },
  });

  /** The chunk is a window on pg's own buffer, which the next bytes of the server are written over: it is copied. */
  handleCopyData(message: { readonly chunk: Buffer }): void {
    if (!this.rows.push(Buffer.from(message.chunk))) this.connection.stream.pause();
  }

  override handleReadyForQuery(): void {
    this.rows.push(null);
    super.handleReadyForQuery();
  }

  override handleError(error: Error): void {
    this.rows.destroy(error);
    super.handleError(error);
  }
}

/** `COPY … FROM STDIN`: rows go in by `write`, which waits while the server is behind. */
export class CopyIn extends CopyStatement {
  #isOpen: () => void = () => undefined;
  readonly #opened = new Promise<void>((resolve) => {
    this.#isOpen = resolve;
  });

  handleCopyInResponse(): void {
    this.#isOpen();
  }

  async write(chunk: Buffer): Promise<void> {
    await Promise.race([this.#opened, this.done]);
    this.connection.sendCopyFromChunk(chunk);
    if (this.connection.stream.writableNeedDrain)
      await Promise.race([once(this.connection.stream, 'drain'), this.done]);
  }

  async end(): Promise<void> {
    await Promise.race([this.#opened, this.done]);
    this.connection.endCopyFrom();
    await this.done;
  }
}
