import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const opcodes = { text: 1, close: 8, ping: 9, pong: 10 } as const;
const maskBit = 0x80;
/** A mask of zeros leaves the text as it is: it protects proxies between the two, and here there are none. */
const noMask = '\0\0\0\0';
const agreed = 'HTTP/1.1 101';
const headEnd = '\r\n\r\n';

/** Where every socket of the process reads to: Node would make a buffer of 64 KiB for each read. */
const readBuffer = Buffer.allocUnsafe(64 * 1024);

/**
 * A client's end of a WebSocket that costs about as much as its system calls: what a load generator spends on the same
 * two cores, the server does not have. It speaks as much of the protocol as our servers do: short texts, pings, a close.
 */
export class LightSocket {
  readonly #socket: Socket;
  /** The start of a frame whose end has not come. */
  #partial: Buffer | undefined;
  /** What is called when the server has agreed; undefined from then on. */
  #opened: (() => void) | undefined;

  private constructor(
    { hostname, port }: URL,
    private readonly onText: (text: Buffer) => void,
  ) {
    const callback = (length: number): boolean => {
      this.#read(readBuffer.subarray(0, length));
      return true;
    };
    const onread = { buffer: readBuffer, callback };
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true, onread });
  }

  /** Whoever is told of a text has to take what it needs at once: the bytes are written over. */
  static async open(
    address: string,
    headers: Readonly<Record<string, string>>,
    onText: (text: Buffer) => void,
  ): Promise<LightSocket> {
    const url = new URL(address);
    const light = new LightSocket(url, onText);
    await once(light.#socket, 'connect');
    const lines = Object.entries({
      Host: url.host,
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
      ...headers,
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    await new Promise<void>((resolve) => {
      light.#opened = resolve;
      light.#socket.write(`GET ${url.pathname}${url.search} HTTP/1.1\r\n${lines.join('')}\r\n`);
    });
    return light;
  }

  /** Of characters of one byte, as ids and moves are. */
  send(text: string): void {
    this.#write(opcodes.text, text);
  }

  close(): void {
    this.#socket.destroy();
  }

  #write(opcode: number, text: string): void {
    const { length } = text;
    const size =
      length < 126
        ? String.fromCharCode(maskBit | length)
        : String.fromCharCode(maskBit | 126, length >> 8, length & 255);
    this.#socket.write(`${String.fromCharCode(0x80 | opcode)}${size}${noMask}${text}`, 'latin1');
  }

  #read(bytes: Buffer): void {
    const data = this.#partial ? Buffer.concat([this.#partial, bytes]) : bytes;
    const rest = this.#readFrames(this.#opened ? this.#readHead(data) : data);
    this.#partial = rest.length > 0 ? Buffer.from(rest) : undefined;
  }

  /** The server's answer to our wish for a WebSocket; returns what follows it. */
  #readHead(data: Buffer): Buffer {
    const end = data.indexOf(headEnd);
    if (end < 0 || data.toString('latin1', 0, agreed.length) !== agreed)
      throw new Error(`no WebSocket: ${data.toString('latin1')}`);
    this.#opened?.();
    this.#opened = undefined;
    return data.subarray(end + headEnd.length);
  }

  /** Returns what is left of a frame that has not come whole. */
  #readFrames(data: Buffer): Buffer {
    let at = 0;
    while (data.length - at >= 2) {
      let size = data[at + 1]!;
      let start = at + 2;
      if (size >= 126) {
        const bytes = size === 126 ? 2 : 8;
        if (data.length - start < bytes) break;
        size = size === 126 ? data.readUInt16BE(start) : Number(data.readBigUInt64BE(start));
        start += bytes;
      }
      if (data.length - start < size) break;
      this.#take(data[at]! & 15, data.subarray(start, start + size));
      at = start + size;
    }
    return at === 0 ? data : data.subarray(at);
  }

  #take(opcode: number, payload: Buffer): void {
    if (opcode === opcodes.text) this.onText(payload);
    else if (opcode === opcodes.ping) this.#write(opcodes.pong, payload.toString('latin1'));
    else if (opcode === opcodes.close) throw new Error('the server closed a socket');
  }
}
