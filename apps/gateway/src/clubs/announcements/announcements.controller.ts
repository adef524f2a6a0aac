import { Controller } from '@nestjs/common';
import { routes, type InputOf, type ResponseOf } from '@red-disc/contracts';
import { ClubNewsService } from '../../notifications/club-news.service.js';
import { ApiException } from '../../platform/errors/api-exception.js';
import { Endpoint, Input } from '../../platform/http/endpoint.js';
import type { Actor } from '../../platform/identity/actor.js';
import { CurrentActor } from '../../platform/identity/current-actor.js';
import { AnnouncementsRepository } from './announcements.repository.js';

@Controller()
export class AnnouncementsController {
  constructor(
    private readonly announcements: AnnouncementsRepository,
    private readonly news: ClubNewsService,
  ) {}

  @Endpoint(routes.listAnnouncements)
  async list(
    @Input() { params, query }: InputOf<typeof routes.listAnnouncements>,
  ): Promise<ResponseOf<typeof routes.listAnnouncements>> {
    const { rows, total } = await this.announcements.list(params.clubId, query);
    return { announcements: [...rows], total };
  }

  @Endpoint(routes.announce)
  async add(
    @Input() { params, body }: InputOf<typeof routes.announce>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.announce>> {
    const announcement = await this.announcements.add(actor, params.clubId, body);
    await this.news.tell({
      clubId: params.clubId,
      kind: 'club.announcement',
      key: `announcement ${announcement.id}`,
      data: { title: announcement.title },
      to: { permission: 'club.enter' },
      except: actor.userId,
    });
    return announcement;
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
