import { parentPort } from 'node:worker_threads';
import { compareBots, simulateGames } from '@red-disc/allegra';
import { type Question } from './lots.js';

// A thread that plays what it is asked to and answers with what that added up to.
parentPort?.on('message', (question: Question<'simulate'> | Question<'compare'>) => {
  const result =
    question.kind === 'simulate' ? simulateGames(question.request) : compareBots(question.request);
  parentPort?.postMessage(result);
});
