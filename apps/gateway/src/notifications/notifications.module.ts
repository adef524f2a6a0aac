import { Module } from '@nestjs/common';
import { ClubNewsService } from './club-news.service.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsRepository } from './notifications.repository.js';
import { NotificationsService } from './notifications.service.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';
import { WebhooksRepository } from './webhooks/webhooks.repository.js';
import { WebhooksService } from './webhooks/webhooks.service.js';

@Module({
  controllers: [NotificationsController, WebhooksController],
  providers: [
    ClubNewsService,
    NotificationsRepository,
    NotificationsService,
    WebhooksRepository,
    WebhooksService,
  ],
  exports: [ClubNewsService, NotificationsService],
})
export class NotificationsModule {}
