import { Module } from '@nestjs/common';
import { RuleSetsModule } from '../rule-sets/rule-sets.module.js';
import { LabController } from './lab.controller.js';
import { LabGateway } from './lab.gateway.js';
import { LabRepository } from './lab.repository.js';
import { LabRunner } from './lab-runner.js';
import { LabService } from './lab.service.js';
import { LabWatchers } from './lab-watchers.js';
import { MeasuredTimes } from './measured-times.js';

@Module({
  imports: [RuleSetsModule],
  controllers: [LabController],
  providers: [LabGateway, LabRepository, LabRunner, LabService, LabWatchers, MeasuredTimes],
  exports: [MeasuredTimes],
})
export class LabModule {}
