import { Controller } from '@nestjs/common';
import { routes, type InputOf, type ResponseOf } from '@red-disc/contracts';
import { ApiException } from '../../platform/errors/api-exception.js';
import { Endpoint, Input } from '../../platform/http/endpoint.js';
import type { Actor } from '../../platform/identity/actor.js';
import { CurrentActor } from '../../platform/identity/current-actor.js';
import { AnnouncementsRepository } from './announcements.repository.js';

@Controller()
export class AnnouncementsController {
  constructor(private readonly announcements: AnnouncementsRepository) {}

  @Endpoint(routes.listAnnouncements)
  async list(
    @Input() { params, query }: InputOf<typeof routes.listAnnouncements>,
  ): Promise<ResponseOf<typeof routes.listAnnouncements>> {
    return { announcements: await this.announcements.list(params.clubId, query.limit) };
  }

  @Endpoint(routes.announce)
  add(
    @Input() { params, body }: InputOf<typeof routes.announce>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.announce>> {
    return this.announcements.add(actor, params.clubId, body);
  }

  @Endpoint(routes.deleteAnnouncement)
  async remove(
    @Input() { params }: InputOf<typeof routes.deleteAnnouncement>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.deleteAnnouncement>> {
    if (!(await this.announcements.remove(actor, params.clubId, params.announcementId)))
      throw new ApiException({ code: 'NOT_FOUND' });
    return {};
  }
}
