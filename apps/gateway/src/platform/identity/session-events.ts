import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';
import type { UserId } from './actor.js';

/**
 * What happens to sessions in this process, told after it is committed. Other processes find out by asking the
 * database, which they do every few seconds anyway.
 */
@Injectable()
export class SessionEvents extends EventEmitter<{
  ended: [sessionIds: readonly string[]];
  /** What this person is or may do has changed; their sessions go on. */
  changed: [userId: UserId];
}> {}
