import { Controller, Header } from '@nestjs/common';
import { routes, type InputOf, type ResponseOf } from '@red-disc/contracts';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import type { Actor } from '../platform/identity/actor.js';
import { CurrentActor } from '../platform/identity/current-actor.js';
import { PrivacyService } from './privacy.service.js';

@Controller()
export class PrivacyController {
  constructor(private readonly privacy: PrivacyService) {}

  @Endpoint(routes.exportAccount)
  @Header('Content-Disposition', 'attachment; filename="red-disc-account.json"')
  exportPerson(@CurrentActor() actor: Actor): Promise<ResponseOf<typeof routes.exportAccount>> {
    return this.privacy.exportPerson(actor);
  }

  @Endpoint(routes.eraseAccount)
  async erase(
    @Input() { body }: InputOf<typeof routes.eraseAccount>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.eraseAccount>> {
    await this.privacy.erase(actor, body.password);
    return {};
  }

  @Endpoint(routes.exportClub)
  @Header('Content-Disposition', 'attachment; filename="red-disc-club.json"')
  exportClub(
    @Input() { params }: InputOf<typeof routes.exportClub>,
  ): Promise<ResponseOf<typeof routes.exportClub>> {
    return this.privacy.exportClub(params.clubId);
  }
}
