import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface MailServer {
  readonly url: string;
  /** Resolves with the next mail, as it came. */
  readonly next: () => Promise<{ readonly from: string; readonly to: string; readonly text: string }>;
  readonly stop: () => Promise<void>;
}

interface Envelope {
  from: string;
  to: string;
  text: string;
}

/** As much of a mail server as a mail needs to arrive. */
export async function startMailServer(): Promise<MailServer> {
  const arrived: Envelope[] = [];
  const waiting: ((mail: Envelope) => void)[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    converse(socket, (mail) => {
      const resolve = waiting.shift();
      if (resolve) resolve(mail);
      else arrived.push(mail);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    next: () => {
      const mail = arrived.shift();
      return mail ? Promise.resolve(mail) : new Promise((resolve) => waiting.push(resolve));
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function converse(socket: Socket, onMail: (mail: Envelope) => void): void {
  let mail: Envelope = { from: '', to: '', text: '' };
  let inData = false;
  let rest = '';
  const answer = (line: string): void => {
    socket.write(`${line}\r\n`);
  };
  answer('220 test');
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\r\n');
    rest = lines.pop()!;
    for (const line of lines) {
      if (inData && line !== '.') mail.text += `${line}\n`;
      else if (inData) {
        inData = false;
        onMail(mail);
        mail = { from: '', to: '', text: '' };
        answer('250 taken');
      } else if (/^MAIL FROM:/i.test(line)) answer(`250 ${(mail.from = addressIn(line))}`);
      else if (/^RCPT TO:/i.test(line)) answer(`250 ${(mail.to = addressIn(line))}`);
      else if (/^DATA/i.test(line)) {
        inData = true;
        answer('354 go on');
      } else answer(/^QUIT/i.test(line) ? '221 bye' : '250 fine');
    }
  });
}

function addressIn(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? '';
}
