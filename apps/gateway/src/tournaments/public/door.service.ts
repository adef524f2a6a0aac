import { Injectable } from '@nestjs/common';
import type { InputOf, ResponseOf, routes } from '@red-disc/contracts';
import { entrantId } from '@red-disc/tournaments';
import { keyFor, opens, type DoorKind } from '../keys.js';
import type { CommandAnswer } from '../log/log.repository.js';
import { notFound, refused } from '../log/refusal.js';
import { TournamentLogs } from '../log/tournament-logs.js';
import { TournamentReader } from '../tournament-reader.js';
import { TournamentsRepository, type TournamentRow } from '../tournaments.repository.js';

type CheckedIn = ResponseOf<typeof routes.checkInAtKiosk>;

const expected = ['registered', 'checkedIn'];
/** How long a wrong tap can be taken back where it was made. Later it is the desk's. */
const undoMs = 20_000;
/** For a tap in the last moment that comes over a slow line. */
const graceMs = 10_000;

/** The screen and the poster at the door: whoever has the key sees who is expected, and says who has come. */
@Injectable()
export class DoorService {
  constructor(
    private readonly repository: TournamentsRepository,
    private readonly reader: TournamentReader,
    private readonly logs: TournamentLogs,
  ) {}

  async open(tournamentId: string, key: string): Promise<ResponseOf<typeof routes.openKiosk>> {
    const { state } = await this.reader.of((await this.#admit(tournamentId, key)).row);
    const entrants = [...state.entrants.values()].filter(({ status }) => expected.includes(status));
    return {
      name: state.setup.name,
      // Where nobody opened one, whoever was entered counted as present when the event began: it is too late then.
      checkIn: state.checkIn === 'notYet' && state.status !== 'preparing' ? 'closed' : state.checkIn,
      entrants: entrants
        .map(({ id, name, status }) => ({ id, name, status }))
        .sort((a, b) => a.name.localeCompare(b.name)),
    };
  }

  async checkIn(
    tournamentId: string,
    { key, entrant }: InputOf<typeof routes.checkInAtKiosk>['body'],
  ): Promise<CheckedIn> {
    const { row, how } = await this.#admit(tournamentId, key);
    const id = entrantId(entrant);
    const { events } = await this.logs.read(tournamentId);
    // Somebody may check in, leave and come again: each time is a command of its own.
    const times = events.filter(({ body }) => body.type === 'entrantCheckedIn' && body.entrant === id).length;
    const done = await this.logs.execute(tournamentId, `door:${times}:${entrant}`, () => ({
      command: { type: 'checkIn', entrant: id, how },
      actor: { id: how, role: 'player', entrant: id },
      reason: null,
    }));
    const ticket = `${done.command}.${keyFor(row.secret, `undo:${how}:${done.command}`)}`;
    return { ...done, undo: { ticket, forMs: undoMs } };
  }

  /** Takes back one check-in by its ticket; nobody else can be checked out with it, and soon nobody at all. */
  async undoCheckIn(
    tournamentId: string,
    { key, ticket }: InputOf<typeof routes.undoCheckInAtKiosk>['body'],
  ): Promise<CommandAnswer> {
    const { row, how } = await this.#admit(tournamentId, key);
    const [number, signature] = ticket.split('.');
    const command = Number(number);
    if (!opens(row.secret, `undo:${how}:${command}`, signature)) throw notFound();
    const { events } = await this.logs.read(tournamentId);
    const checkIn = events.find((event) => event.command === command);
    if (!checkIn || Date.now() > checkIn.at + undoMs + graceMs) throw refused('TOO_LATE_TO_UNDO');
    return this.logs.execute(tournamentId, `door-undo:${command}`, (state) => {
      // When it closes, whoever is missing is dealt with: that would leave this one out.
      if (state.checkIn !== 'open') throw refused('CHECK_IN_CLOSED');
      return { command: { type: 'undo', command }, actor: checkIn.actor, reason: null };
    });
  }

  async #admit(tournamentId: string, key: string): Promise<{ row: TournamentRow; how: DoorKind }> {
    const row = await this.repository.find(tournamentId);
    if (row && opens(row.secret, 'kiosk', key)) return { row, how: 'kiosk' };
    if (row && opens(row.secret, 'checkIn', key)) return { row, how: 'code' };
    throw notFound();
  }
}
