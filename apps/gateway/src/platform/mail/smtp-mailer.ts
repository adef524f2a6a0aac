import { createTransport, type Transporter } from 'nodemailer';
import type { Mail, Mailer } from './mail.js';

/** Hands mails to the club's mail server. */
export class SmtpMailer implements Mailer {
  readonly #transport: Transporter;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    this.#transport = createTransport(url, { connectionTimeout: 10_000, socketTimeout: 20_000 } as object);
  }

  async send(mail: Mail, id: string): Promise<void> {
    // The same mail tried twice keeps its name, so that a mailbox shows it once.
    await this.#transport.sendMail({ ...mail, from: this.from, messageId: `<${id}@red-disc.invalid>` });
  }
}
