import { Module } from '@nestjs/common';
import { StatusController } from './status.controller.js';
import { StatusGateway } from './status.gateway.js';
import { StatusRepository } from './status.repository.js';

@Module({ controllers: [StatusController], providers: [StatusGateway, StatusRepository] })
export class StatusModule {}
