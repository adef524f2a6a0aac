import { Global, Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { CLUB_ACCESS } from '../platform/permissions/club-access-port.js';
import { AnnouncementsController } from './announcements/announcements.controller.js';
import { AnnouncementsRepository } from './announcements/announcements.repository.js';
import { ClubsController } from './club/clubs.controller.js';
import { ClubsRepository } from './club/clubs.repository.js';
import { ClubsService } from './club/clubs.service.js';
import { HostsRepository } from './club/hosts.repository.js';
import { ClubAccess } from './club-access.js';
import { DevicesController } from './devices/devices.controller.js';
import { DevicesRepository } from './devices/devices.repository.js';
import { DevicesService } from './devices/devices.service.js';
import { InvitationsController } from './invitations/invitations.controller.js';
import { InvitationsRepository } from './invitations/invitations.repository.js';
import { InvitationsService } from './invitations/invitations.service.js';
import { JoinRequestsRepository } from './invitations/join-requests.repository.js';
import { MembersController } from './members/members.controller.js';
import { MembersRepository } from './members/members.repository.js';
import { MembersService } from './members/members.service.js';

/** Clubs and who belongs to them. Global, because the permissions of every request ask. */
@Global()
@Module({
  imports: [NotificationsModule],
  controllers: [
    AnnouncementsController,
    ClubsController,
    DevicesController,
    InvitationsController,
    MembersController,
  ],
  providers: [
    AnnouncementsRepository,
    ClubsRepository,
    ClubsService,
    DevicesRepository,
    DevicesService,
    HostsRepository,
    InvitationsRepository,
    InvitationsService,
    JoinRequestsRepository,
    MembersRepository,
    MembersService,
    { provide: CLUB_ACCESS, useClass: ClubAccess },
  ],
  exports: [CLUB_ACCESS, HostsRepository],
})
export class ClubsModule {}
