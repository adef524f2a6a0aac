import { Injectable } from '@nestjs/common';
import type { InputOf, ResponseOf, routes } from '@red-disc/contracts';
import { entrantId } from '@red-disc/tournaments';
import { opens } from '../keys.js';
import type { CommandAnswer } from '../log/log.repository.js';
import { notFound } from '../log/refusal.js';
import { TournamentLogs } from '../log/tournament-logs.js';
import { TournamentReader } from '../tournament-reader.js';
import { TournamentsRepository, type TournamentRow } from '../tournaments.repository.js';

const expected = ['registered', 'checkedIn'];

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
  ): Promise<CommandAnswer> {
    const { how } = await this.#admit(tournamentId, key);
    const id = entrantId(entrant);
    const { events } = await this.logs.read(tournamentId);
    // Somebody may check in, leave and come again: each time is a command of its own.
    const times = events.filter(({ body }) => body.type === 'entrantCheckedIn' && body.entrant === id).length;
    return this.logs.execute(tournamentId, `door:${times}:${entrant}`, () => ({
      command: { type: 'checkIn', entrant: id, how },
      actor: { id: how, role: 'player', entrant: id },
      reason: null,
    }));
  }

  async #admit(tournamentId: string, key: string): Promise<{ row: TournamentRow; how: 'kiosk' | 'code' }> {
    const row = await this.repository.find(tournamentId);
    if (row && opens(row.secret, 'kiosk', key)) return { row, how: 'kiosk' };
    if (row && opens(row.secret, 'checkIn', key)) return { row, how: 'code' };
    throw notFound();
  }
}
