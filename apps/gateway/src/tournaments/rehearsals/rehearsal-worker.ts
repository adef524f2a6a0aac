import { answerInThread } from '../log/thread.js';
import { playRehearsal } from './rehearsal.js';

answerInThread(playRehearsal);
