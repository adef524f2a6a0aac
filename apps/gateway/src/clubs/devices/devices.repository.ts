import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { writeAudit } from '../../platform/audit/write-audit.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Actor, UserId } from '../../platform/identity/actor.js';

export type DeviceKind = 'kid' | 'projector';

export interface Device {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
}

export interface StoredDevice extends Device {
  readonly kind: DeviceKind;
  readonly guardianId: string | null;
}

const fields = { id: true, name: true, createdAt: true } as const;

/** Seats and screens are users without a password: sessions, sockets and tables take them as they take anybody. */
@Injectable()
export class DevicesRepository {
  constructor(private readonly prisma: PrismaService) {}

  async listKidSeats(clubId: string, guardianId: UserId): Promise<Device[]> {
    return this.prisma.user.findMany({
      where: { device: 'kid', guardianId, memberships: { some: { clubId } } },
      select: fields,
      orderBy: { createdAt: 'asc' },
    });
  }

  async listProjectors(clubId: string): Promise<Device[]> {
    return this.prisma.user.findMany({
      where: { device: 'projector', memberships: { some: { clubId } } },
      select: fields,
      orderBy: { createdAt: 'asc' },
    });
  }

  async find(clubId: string, id: string): Promise<StoredDevice | undefined> {
    const row = await this.prisma.user.findUnique({
      where: { id, memberships: { some: { clubId } } },
      select: { ...fields, device: true, guardianId: true },
    });
    return row?.device ? { ...row, kind: row.device as DeviceKind } : undefined;
  }

  async add(actor: Actor, clubId: string, kind: DeviceKind, name: string): Promise<Device> {
    return this.prisma.$transaction(async (tx) => {
      const id = randomUUID();
      const device = await tx.user.create({
        data: {
          id,
          name,
          email: `${id}@device.invalid`,
          isAnonymous: true,
          device: kind,
          guardianId: kind === 'kid' ? actor.userId : null,
          memberships: { create: { clubId, roles: [kind] } },
        },
        select: fields,
      });
      const action = kind === 'kid' ? 'club.kid-seat-added' : 'club.projector-added';
      await writeAudit(tx, { actor, clubId, action, subject: { type: kind, id } });
      return device;
    });
  }

  async remove(actor: Actor, clubId: string, { id, kind }: StoredDevice): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      await tx.user.delete({ where: { id } });
      const action = kind === 'kid' ? 'club.kid-seat-removed' : 'club.projector-removed';
      await writeAudit(tx, { actor, clubId, action, subject: { type: kind, id } });
    });
  }
}
