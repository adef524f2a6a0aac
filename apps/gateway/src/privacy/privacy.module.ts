import { Module } from '@nestjs/common';
import { ErasureRepository } from './erasure.repository.js';
import { ExportRepository } from './export.repository.js';
import { PrivacyController } from './privacy.controller.js';
import { PrivacyService } from './privacy.service.js';

@Module({
  controllers: [PrivacyController],
  providers: [ErasureRepository, ExportRepository, PrivacyService],
})
export class PrivacyModule {}
