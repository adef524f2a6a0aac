import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort, Worker } from 'node:worker_threads';

interface Asked<Question> {
  readonly id: number;
  readonly question: Question;
}

type Answered<Answer> =
  { readonly id: number; readonly answer: Answer } | { readonly id: number; readonly error: string };

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** A thread of its own for work that takes longer than the event loop of a server can spare. */
export class Thread<Question, Answer> {
  readonly #waiting = new Map<number, Waiting<Answer>>();
  readonly #file: string;
  #worker: Worker | undefined;
  #questions = 0;

  /** `here` does the same work in this thread: straight from the sources, as tests run, there is no compiled one. */
  constructor(
    file: URL,
    private readonly here: (question: Question) => Answer,
  ) {
    this.#file = fileURLToPath(file);
  }

  ask(question: Question): Promise<Answer> {
    if (!existsSync(this.#file)) return Promise.resolve(this.here(question));
    const id = (this.#questions += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#open().postMessage({ id, question } satisfies Asked<Question>);
    });
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate();
  }

  #open(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(this.#file);
    worker.unref();
    worker.on('message', (answered: Answered<Answer>) => {
      const waiting = this.#waiting.get(answered.id);
      this.#waiting.delete(answered.id);
      if ('error' in answered) waiting?.reject(new Error(answered.error));
      else waiting?.resolve(answered.answer);
    });
    worker.on('error', (error) => {
      this.#fail(error);
    });
    worker.on('exit', () => {
      this.#fail(new Error('the thread has ended'));
    });
    return (this.#worker = worker);
  }

  /** Whoever waits is told; the next question opens a new thread. */
  #fail(error: Error): void {
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

/** The other side: answers what the thread is asked, one question after the other. */
export function answerInThread(work: (question: never) => unknown): void {
  parentPort?.on('message', ({ id, question }: Asked<never>) => {
    parentPort?.postMessage(answerTo(id, () => work(question)));
  });
}

function answerTo(id: number, work: () => unknown): Answered<unknown> {
  try {
    return { id, answer: work() };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
