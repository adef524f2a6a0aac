import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { AuditRepository } from './audit.repository.js';

@Module({ controllers: [AuditController], providers: [AuditRepository] })
export class AuditModule {}
