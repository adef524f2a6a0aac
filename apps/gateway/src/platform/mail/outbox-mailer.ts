import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Mail, Mailer } from './mail.js';

/** Where there is no mail server: each mail becomes a file that any mail program opens, and the log says where. */
export class OutboxMailer implements Mailer {
  readonly #folder: string;
  readonly #compose = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

  constructor(
    dataDir: string,
    private readonly from: string,
    private readonly logger: Logger,
  ) {
    this.#folder = resolve(dataDir, 'outbox');
  }

  async send(mail: Mail, id: string): Promise<void> {
    const { message } = await this.#compose.sendMail({
      ...mail,
      from: this.from,
      textEncoding: 'base64',
      messageId: `<${id}@red-disc.invalid>`,
    });
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const file = join(this.#folder, `${id}.eml`);
    // A file is there completely or not at all.
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
    this.logger.info({ file }, 'there is no SMTP_URL: a mail waits in the outbox');
  }
}
