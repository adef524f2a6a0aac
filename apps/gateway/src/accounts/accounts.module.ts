import { Global, Module } from '@nestjs/common';
import { IDENTITY } from '../platform/identity/identity-port.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsRepository } from './accounts.repository.js';
import { AccountsService } from './accounts.service.js';
import { EmailClaimsRepository } from './email-claims.repository.js';
import { EmailClaimsService } from './email-claims.service.js';
import { AuthService } from './identity/auth.service.js';
import { PasswordHasher } from './identity/password-hasher.js';
import { SessionIdentity } from './identity/session-identity.js';
import { PasswordsService } from './passwords.service.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';
import { TicketsController } from './tickets.controller.js';
import { TicketsRepository } from './tickets.repository.js';
import { TicketsService } from './tickets.service.js';

/** Who people are. Global, because every request and socket asks. */
@Global()
@Module({
  controllers: [AccountsController, SessionsController, TicketsController],
  providers: [
    AccountsRepository,
    AccountsService,
    AuthService,
    EmailClaimsRepository,
    EmailClaimsService,
    PasswordHasher,
    PasswordsService,
    SessionsRepository,
    SessionsService,
    TicketsRepository,
    TicketsService,
    { provide: IDENTITY, useClass: SessionIdentity },
  ],
  exports: [IDENTITY, AccountsService, AuthService, PasswordsService, SessionsService, TicketsService],
})
export class AccountsModule {}
