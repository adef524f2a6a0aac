import { decideApart } from './decision.js';
import { answerInThread } from './thread.js';

answerInThread(decideApart);
