import { Injectable } from '@nestjs/common';
import { PrismaService } from '../platform/database/prisma.service.js';

@Injectable()
export class StatusRepository {
  constructor(private readonly prisma: PrismaService) {}

  countClubs(): Promise<number> {
    return this.prisma.club.count();
  }
}
