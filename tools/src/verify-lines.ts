import { verifyText, type OpenProof } from '@red-disc/allegra';
import { openDeal } from '@red-disc/fair';
import { success } from '@red-disc/kernel';

/** Far more than the longest game takes. What is longer is passed over unread, so that memory stays bounded. */
export const longestLine = 4 * 1024 * 1024;

const newline = 10;
const byteOrderMark = '\uFEFF';

/** Opens the proofs of records with the arithmetic of the fair deal. */
export const openProof: OpenProof = (proof, seats) => {
  const deal = openDeal(proof, seats);
  return deal.ok ? success((label, cards) => deal.value.shuffle(label, cards)) : deal;
};

/** One verdict, as a line of JSON, for each line of records; nothing for an empty one. */
export async function* verifyLines(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const line of linesOf(input)) {
    const text = isFirst && line?.startsWith(byteOrderMark) ? line.slice(1) : line;
    isFirst = false;
    if (text === undefined) yield `${JSON.stringify(tooLong)}\n`;
    else if (/[^ \t\r]/.test(text)) yield `${JSON.stringify(verifyText(text, openProof))}\n`;
  }
}

const tooLong = { ok: false, round: 0, move: 0, reason: `LINE_TOO_LONG (bytes: ${longestLine})` } as const;

/** The lines of a stream of bytes; undefined in place of one that is too long to keep. */
async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<string | undefined> {
  let pieces: Uint8Array[] = [];
  let length = 0;
  const keep = (piece: Uint8Array): void => {
    length += piece.length;
    if (length > longestLine) pieces = [];
    else pieces.push(piece);
  };
  const finish = (): string | undefined => {
    const line = length > longestLine ? undefined : Buffer.concat(pieces).toString('utf8');
    pieces = [];
    length = 0;
    return line;
  };
  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      keep(chunk.subarray(start, end));
      if (length > 0) yield finish();
      start = end + 1;
    }
    keep(chunk.subarray(start));
  }
  if (length > 0) yield finish();
}
