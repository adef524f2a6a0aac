import { Injectable } from '@nestjs/common';
import { TicketsService, type Ticket } from '../../accounts/tickets.service.js';
import { SessionsService } from '../../accounts/sessions.service.js';
import { ApiException } from '../../platform/errors/api-exception.js';
import type { Actor, UserId } from '../../platform/identity/actor.js';
import { AccessService } from '../../platform/permissions/access.service.js';
import { ClubsRepository } from '../club/clubs.repository.js';
import { DevicesRepository, type Device, type StoredDevice } from './devices.repository.js';

const seatsAtMost = 6;

/** Kids' seats, which belong to a guardian's account, and screens, which belong to the club. */
@Injectable()
export class DevicesService {
  constructor(
    private readonly devices: DevicesRepository,
    private readonly clubs: ClubsRepository,
    private readonly access: AccessService,
    private readonly tickets: TicketsService,
    private readonly sessions: SessionsService,
  ) {}

  listKidSeats(actor: Actor, clubId: string): Promise<Device[]> {
    return this.devices.listKidSeats(clubId, actor.userId);
  }

  async addKidSeat(actor: Actor, clubId: string, name: string): Promise<Device> {
    const [club, seats] = await Promise.all([
      this.clubs.find(clubId),
      this.devices.listKidSeats(clubId, actor.userId),
    ]);
    if (club?.kids === 'none') throw new ApiException({ code: 'REFUSED', reason: 'NO_KIDS_HERE' });
    if (actor.kind === 'guest') throw new ApiException({ code: 'REFUSED', reason: 'GUARDIAN_NEEDS_ACCOUNT' });
    if (seats.length >= seatsAtMost)
      throw new ApiException({ code: 'REFUSED', reason: 'TOO_MANY_KID_SEATS' });
    return this.devices.add(actor, clubId, 'kid', name);
  }

  listProjectors(clubId: string): Promise<Device[]> {
    return this.devices.listProjectors(clubId);
  }

  addProjector(actor: Actor, clubId: string, name: string): Promise<Device> {
    return this.devices.add(actor, clubId, 'projector', name);
  }

  async makeTicket(actor: Actor, clubId: string, deviceId: string): Promise<Ticket> {
    const device = await this.#own(actor, clubId, deviceId);
    return this.tickets.make(device.id as UserId);
  }

  async remove(actor: Actor, clubId: string, deviceId: string): Promise<void> {
    const device = await this.#own(actor, clubId, deviceId);
    await this.sessions.endAll(device.id as UserId);
    await this.devices.remove(actor, clubId, device);
  }

  /** A kid's seat is its guardian's alone; a screen belongs to whoever may set up screens. */
  async #own(actor: Actor, clubId: string, deviceId: string): Promise<StoredDevice> {
    const device = await this.devices.find(clubId, deviceId);
    const isOwn =
      device?.kind === 'kid'
        ? device.guardianId === actor.userId
        : await this.access.mayInClub(actor, 'club.projectors.write', clubId);
    if (!device || !isOwn) throw new ApiException({ code: 'NOT_FOUND' });
    return device;
  }
}
