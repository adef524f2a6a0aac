import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ApiException } from '../errors/api-exception.js';
import { limits, type LimitName } from './limits.js';
import { LimitsRepository } from './limits.repository.js';

/** Says no to whoever tries too often. */
@Injectable()
export class LimitsService {
  constructor(private readonly repository: LimitsRepository) {}

  /** Counts one try and refuses it if it is one too many. */
  async take(name: LimitName, key: string): Promise<void> {
    const retryAfter = await this.count(name, key);
    if (retryAfter !== undefined) throw new ApiException({ code: 'TOO_MANY', retryAfter });
  }

  /** Counts one try; if it is one too many, says in how many seconds the next one counts anew. */
  async count(name: LimitName, key: string): Promise<number | undefined> {
    const { count, seconds } = limits[name];
    const window = await this.repository.count(hashed(name, key), seconds);
    return window.count > count ? Math.max(1, Math.ceil(window.secondsLeft)) : undefined;
  }

  /** After a success: what was tried before it was an honest mistake. */
  async forgive(name: LimitName, key: string): Promise<void> {
    await this.repository.forget(hashed(name, key));
  }
}

/** The table must not tell who tried what. */
function hashed(name: LimitName, key: string): string {
  return createHash('sha256').update(`${name}\n${key}`).digest('base64url');
}
