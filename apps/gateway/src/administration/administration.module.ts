import { Module } from '@nestjs/common';
import { AdministrationController } from './administration.controller.js';
import { AdministrationRepository } from './administration.repository.js';
import { AdministrationService } from './administration.service.js';
import { ListsRepository } from './lists.repository.js';

@Module({
  controllers: [AdministrationController],
  providers: [AdministrationRepository, AdministrationService, ListsRepository],
})
export class AdministrationModule {}
