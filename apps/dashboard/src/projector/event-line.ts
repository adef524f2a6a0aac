import { SocketClient } from '@red-disc/client';
import { tournamentPushes } from '@red-disc/contracts';
import { openSocket } from '@/tournaments/core/open-socket';

export interface FollowedEvent {
  readonly clubId: string;
  readonly tournamentId: string;
}

const isSame = (one: FollowedEvent | undefined, other: FollowedEvent | undefined): boolean =>
  one?.tournamentId === other?.tournamentId && one?.clubId === other?.clubId;

/** A screen's line to the server: told whenever something changes in the event that is shown. */
export class EventLine {
  readonly #onNews: () => void;
  #client: SocketClient | undefined;
  #followed: FollowedEvent | undefined;
  #isWatching = false;

  constructor(onNews: () => void) {
    this.#onNews = onNews;
  }

  /** Whether news come by themselves: then it need not be asked often. */
  get isWatching(): boolean {
    return this.#isWatching;
  }

  follow(event: FollowedEvent | undefined): void {
    if (isSame(event, this.#followed)) return;
    this.#followed = event;
    this.#isWatching = false;
    if (!event) return;
    // Opened late: a screen has its session only when its ticket was spent.
    this.#client ??= this.#open();
    void this.#watch();
  }

  close(): void {
    this.#client?.close();
  }

  #open(): SocketClient {
    const client = new SocketClient({ open: openSocket, random: Math.random });
    client.onState((state) => {
      if (state === 'open') void this.#watch();
      else this.#isWatching = false;
    });
    client.onPush((frame) => {
      const push = frame.type === 'tournament' && tournamentPushes.tournament.safeParse(frame.data);
      if (push && push.success && push.data.tournamentId === this.#followed?.tournamentId) this.#onNews();
    });
    return client;
  }

  async #watch(): Promise<void> {
    const event = this.#followed;
    if (!event) return;
    const answer = await this.#client?.request('tournament.watch', event);
    if (!isSame(event, this.#followed)) return;
    this.#isWatching = answer?.ok ?? false;
    // Something may have happened before the watch began.
    if (this.#isWatching) this.#onNews();
  }
}
