import { Controller } from '@nestjs/common';
import { routes, type InputOf, type ResponseOf } from '@red-disc/contracts';
import { Endpoint, Input } from '../../platform/http/endpoint.js';
import type { Actor } from '../../platform/identity/actor.js';
import { CurrentActor } from '../../platform/identity/current-actor.js';
import type { Device } from './devices.repository.js';
import { DevicesService } from './devices.service.js';

@Controller()
export class DevicesController {
  constructor(private readonly devices: DevicesService) {}

  @Endpoint(routes.listKidSeats)
  async listKidSeats(
    @Input() { params }: InputOf<typeof routes.listKidSeats>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.listKidSeats>> {
    return { seats: (await this.devices.listKidSeats(actor, params.clubId)).map(toBody) };
  }

  @Endpoint(routes.addKidSeat)
  async addKidSeat(
    @Input() { params, body }: InputOf<typeof routes.addKidSeat>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.addKidSeat>> {
    return toBody(await this.devices.addKidSeat(actor, params.clubId, body.name));
  }

  @Endpoint(routes.listProjectors)
  async listProjectors(
    @Input() { params }: InputOf<typeof routes.listProjectors>,
  ): Promise<ResponseOf<typeof routes.listProjectors>> {
    return { projectors: (await this.devices.listProjectors(params.clubId)).map(toBody) };
  }

  @Endpoint(routes.addProjector)
  async addProjector(
    @Input() { params, body }: InputOf<typeof routes.addProjector>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.addProjector>> {
    return toBody(await this.devices.addProjector(actor, params.clubId, body.name));
  }

  @Endpoint(routes.makeTicket)
  async makeTicket(
    @Input() { params }: InputOf<typeof routes.makeTicket>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.makeTicket>> {
    const { secret, expiresAt } = await this.devices.makeTicket(actor, params.clubId, params.deviceId);
    return { ticket: secret, expiresAt: expiresAt.toISOString() };
  }

  @Endpoint(routes.removeDevice)
  async remove(
    @Input() { params }: InputOf<typeof routes.removeDevice>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.removeDevice>> {
    await this.devices.remove(actor, params.clubId, params.deviceId);
    return {};
  }
}

function toBody({ createdAt, ...device }: Device): Omit<Device, 'createdAt'> & { createdAt: string } {
  return { ...device, createdAt: createdAt.toISOString() };
}
