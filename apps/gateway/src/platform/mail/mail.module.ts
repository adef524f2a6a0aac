import { Global, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { ENVIRONMENT, type Environment } from '../environment/environment.js';
import { LOGGER } from '../logging/logger.js';
import { MAILER, type Mailer } from './mail.js';
import { MailRepository } from './mail.repository.js';
import { MailService } from './mail.service.js';
import { OutboxMailer } from './outbox-mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

@Global()
@Module({
  providers: [
    {
      provide: MAILER,
      inject: [ENVIRONMENT, LOGGER],
      useFactory: ({ SMTP_URL, MAIL_FROM, DATA_DIR }: Environment, logger: Logger): Mailer =>
        SMTP_URL ? new SmtpMailer(SMTP_URL, MAIL_FROM) : new OutboxMailer(DATA_DIR, MAIL_FROM, logger),
    },
    MailRepository,
    MailService,
  ],
  exports: [MailService],
})
export class MailModule {}
