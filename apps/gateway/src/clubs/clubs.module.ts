import { Global, Module } from '@nestjs/common';
import { CLUB_ACCESS } from '../platform/permissions/club-access-port.js';
import { ClubAccess } from './club-access.js';

/** Clubs and who belongs to them. Global, because the permissions of every request ask. */
@Global()
@Module({ providers: [{ provide: CLUB_ACCESS, useClass: ClubAccess }], exports: [CLUB_ACCESS] })
export class ClubsModule {}
