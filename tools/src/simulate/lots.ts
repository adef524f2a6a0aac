import { Worker } from 'node:worker_threads';
import {
  type Comparison,
  type ComparisonRequest,
  type SimulationRequest,
  type Statistics,
} from '@red-disc/allegra';

/** What a thread is asked to play, and what it makes of it. */
export interface Work {
  readonly simulate: { readonly request: SimulationRequest; readonly result: Statistics };
  readonly compare: { readonly request: ComparisonRequest; readonly result: Comparison };
}

export interface Question<Kind extends keyof Work = keyof Work> {
  readonly kind: Kind;
  readonly request: Work[Kind]['request'];
}

export interface LotOptions<Kind extends keyof Work> {
  readonly kind: Kind;
  /** All that is to be played; threads get it lot by lot. */
  readonly request: Work[Kind]['request'];
  readonly threads: number;
  readonly onPlayed: (count: number) => void;
}

const workerFile = new URL('./worker.js', import.meta.url);
/** So many lots a thread, or more if they would get long: then the bar moves and no thread waits long for another. */
const lotsAThread = 8;
const longestLot = 50;

/** Plays everything in threads. The parts come in no particular order: what they add up to must not depend on it. */
export async function playInLots<Kind extends keyof Work>(
  options: LotOptions<Kind>,
): Promise<Work[Kind]['result'][]> {
  const { request, threads } = options;
  const size = Math.min(longestLot, Math.ceil(request.count / (threads * lotsAThread)));
  const lots: Work[Kind]['request'][] = [];
  for (let done = 0; done < request.count; done += size)
    lots.push({ ...request, from: request.from + done, count: Math.min(size, request.count - done) });
  const parts = await Promise.all(
    Array.from({ length: Math.min(threads, lots.length) }, () => playUntilNoneIsLeft(options, lots)),
  );
  return parts.flat();
}

/** One thread that takes one lot after another. */
async function playUntilNoneIsLeft<Kind extends keyof Work>(
  { kind, onPlayed }: LotOptions<Kind>,
  lots: Work[Kind]['request'][],
): Promise<Work[Kind]['result'][]> {
  const worker = new Worker(workerFile);
  const parts: Work[Kind]['result'][] = [];
  try {
    for (let request = lots.pop(); request !== undefined; request = lots.pop()) {
      parts.push(await ask(worker, { kind, request }));
      onPlayed(request.count);
    }
  } catch (error) {
    // The other threads stop after the lot they are at.
    lots.length = 0;
    throw error;
  } finally {
    await worker.terminate();
  }
  return parts;
}

function ask<Kind extends keyof Work>(
  worker: Worker,
  question: Question<Kind>,
): Promise<Work[Kind]['result']> {
  return new Promise((resolve, reject) => {
    const onError = (error: Error): void => {
      reject(error);
    };
    worker.once('error', onError);
    worker.once('message', (result: Work[Kind]['result']) => {
      worker.off('error', onError);
      resolve(result);
    });
    worker.postMessage(question);
  });
}
