import { SocketClient, type WebSocketLike } from '@red-disc/client';
import { labPushes, type SimulationRunBody } from '@red-disc/contracts';
import { isOver } from './side';

export interface LabLineOptions {
  readonly clubId: string;
  readonly open: () => WebSocketLike;
  readonly random: () => number;
  readonly onRun: (run: SimulationRunBody) => void;
}

/** Follows simulations over the socket. The socket is open only while one of them runs, and comes back by itself. */
export class LabLine {
  readonly #options: LabLineOptions;
  readonly #running = new Set<string>();
  #client: SocketClient | undefined;

  constructor(options: LabLineOptions) {
    this.#options = options;
  }

  follow(run: SimulationRunBody): void {
    if (isOver(run) || this.#running.has(run.id)) return;
    this.#running.add(run.id);
    if (this.#client) void this.#watch(this.#client, run.id);
    else this.#connect();
  }

  close(): void {
    this.#running.clear();
    this.#client?.close();
    this.#client = undefined;
  }

  #connect(): void {
    const { open, random } = this.#options;
    const client = new SocketClient({ open, random });
    this.#client = client;
    client.onPush((frame) => {
      if (frame.type !== 'lab') return;
      const run = labPushes.lab.safeParse(frame.data);
      if (run.success) this.#take(run.data);
    });
    // A socket that came back knows nothing of what the one before it followed.
    client.onState((state) => {
      if (state === 'open') for (const id of this.#running) void this.#watch(client, id);
    });
  }

  async #watch(client: SocketClient, runId: string): Promise<void> {
    const answer = await client.request('lab.watch', { clubId: this.#options.clubId, runId });
    if (answer.ok) this.#take(answer.value.run);
  }

  #take(run: SimulationRunBody): void {
    if (!this.#running.has(run.id)) return;
    this.#options.onRun(run);
    if (!isOver(run)) return;
    this.#running.delete(run.id);
    if (this.#running.size === 0) this.close();
  }
}
