/** A mail as it leaves: plain text, one recipient. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Takes mails away. Throws when it cannot, and is then asked again later. */
export interface Mailer {
  send(mail: Mail, id: string): Promise<void>;
}

export const MAILER = Symbol('MAILER');
