import { Injectable } from '@nestjs/common';
import { localTimeOf } from '@red-disc/clubs';
import { TournamentLogs } from '../log/tournament-logs.js';
import type { BegunEvent } from '../tournaments.repository.js';
import { ratedGames, type RatedEvent, type RatedGames, type RatedPlace } from './fold-ratings.js';

const eventsKept = 5000;
/** So few that their logs fit into memory, so many that hundreds of events are not hundreds of questions. */
const readTogether = 50;

interface Known {
  readonly seq: number;
  readonly rated: RatedGames;
}

/** What ratings take from an event, kept until its log grows: reading every log for every list would take seconds. */
@Injectable()
export class RatedEvents {
  readonly #known = new Map<string, Known>();

  constructor(private readonly logs: TournamentLogs) {}

  async of(events: readonly BegunEvent[], place: RatedPlace): Promise<RatedEvent[]> {
    const found = new Map<string, Known>();
    const missing: BegunEvent[] = [];
    for (const event of events) {
      const known = this.#known.get(keyOf(event, place));
      if (known && known.seq >= event.seq) found.set(event.id, known);
      else missing.push(event);
    }
    for (let at = 0; at < missing.length; at += readTogether) {
      const part = missing.slice(at, at + readTogether);
      const logs = await this.logs.readWhole(part.map(({ id }) => id));
      for (const event of part) {
        const log = logs.get(event.id);
        if (log)
          found.set(event.id, { seq: log.events.length, rated: ratedGames(event.id, log.state, place) });
      }
    }
    for (const event of events) this.#keep(keyOf(event, place), found.get(event.id));
    return events.flatMap(({ id, startsAt, club }) => {
      const rated = found.get(id)?.rated;
      // The day is not of the log: an event can be moved to another.
      return rated ? [{ ...rated, date: localTimeOf(startsAt.getTime(), club.timeZone).date }] : [];
    });
  }

  /** The most recently used stay. */
  #keep(key: string, known: Known | undefined): void {
    this.#known.delete(key);
    if (known) this.#known.set(key, known);
    if (this.#known.size > eventsKept) this.#known.delete(this.#known.keys().next().value!);
  }
}

const keyOf = ({ id }: BegunEvent, place: RatedPlace): string => `${id} ${place}`;
