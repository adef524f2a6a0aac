import type { AnswerFrame, RequestFrame, socketPath } from '@red-disc/contracts';

/*
 * Public pages stay light: this asks one question without the client library and its schemas, which every page that
 * follows a table loads anyway. Types tie it to the contract.
 */
const path: typeof socketPath = '/api/socket';
const ping: RequestFrame = { id: 1, type: 'ping', data: {} };

const patienceMs = 5_000;

function socketAddress(): URL {
  const address = new URL(path, location.href);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return address;
}

/** How long a message to the gateway takes there and back, in milliseconds; rejects without a connection. */
export function measureRoundTrip(): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(socketAddress());
    let sentAt = 0;
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      socket.close();
      settle();
    };
    const fail = () => {
      finish(() => {
        reject(new Error('no live connection'));
      });
    };
    const timer = setTimeout(fail, patienceMs);
    socket.onerror = fail;
    socket.onopen = () => {
      sentAt = performance.now();
      socket.send(JSON.stringify(ping));
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const answer = JSON.parse(data) as Partial<AnswerFrame>;
      if (answer.id !== ping.id) return;
      const took = performance.now() - sentAt;
      finish(() => {
        if (answer.ok) resolve(took);
        else reject(new Error('refused'));
      });
    };
  });
}
