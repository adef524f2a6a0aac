import { Injectable } from '@nestjs/common';

/** The club a thing belongs to; null for a thing of no club, undefined for one that does not exist. */
export type ClubFinder = (id: string) => Promise<string | null | undefined>;

/**
 * Leads from the ids in a path or message to the club whose rules apply. `clubId` speaks for itself; each feature
 * registers the ids of its own things.
 */
@Injectable()
export class ClubFinders {
  readonly #byParameter = new Map<string, ClubFinder>([['clubId', (id) => Promise.resolve(id)]]);

  register(parameter: string, finder: ClubFinder): void {
    if (this.#byParameter.has(parameter)) throw new Error(`two features answer for ${parameter}`);
    this.#byParameter.set(parameter, finder);
  }

  /** Whether one of these names leads to a club. */
  knowsOneOf(parameters: readonly string[]): boolean {
    return parameters.some((name) => this.#byParameter.has(name));
  }

  async clubOf(input: unknown): Promise<string | null | undefined> {
    for (const [name, id] of Object.entries((input ?? {}) as Record<string, unknown>)) {
      const finder = this.#byParameter.get(name);
      if (finder && typeof id === 'string') return finder(id);
    }
    return undefined;
  }
}
