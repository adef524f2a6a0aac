import { Module } from '@nestjs/common';
import { TablesModule } from '../tables/tables.module.js';
import { GuestsRepository } from './guests.repository.js';
import { GuestsService } from './guests.service.js';

@Module({
  imports: [TablesModule],
  providers: [GuestsRepository, GuestsService],
})
export class GuestsModule {}
