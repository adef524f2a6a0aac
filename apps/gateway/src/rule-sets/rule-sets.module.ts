import { Module } from '@nestjs/common';
import { HouseRuleSets } from './house-rule-sets.js';
import { RuleBook } from './rule-book.js';
import { RuleSetsController } from './rule-sets.controller.js';
import { RuleSetsRepository } from './rule-sets.repository.js';
import { RuleSetsService } from './rule-sets.service.js';

@Module({
  controllers: [RuleSetsController],
  providers: [HouseRuleSets, RuleBook, RuleSetsRepository, RuleSetsService],
  exports: [RuleSetsService],
})
export class RuleSetsModule {}
