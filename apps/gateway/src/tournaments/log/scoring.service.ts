import { Inject, Injectable } from '@nestjs/common';
import type { Game, GameCatalogue, JsonObject } from '@red-disc/game';
import type { ScoreHands, ScoreLimits } from '@red-disc/tournaments';
import { GAMES } from '../../games/games.module.js';
import { ApiException } from '../../platform/errors/api-exception.js';
import { RuleSetsService, type PinnedRules } from '../../rule-sets/rule-sets.service.js';

/** The game an event plays, by the version of the rules it has pinned. */
export interface PlayedRules extends PinnedRules {
  readonly found: Game;
}

@Injectable()
export class ScoringService {
  /** Versions never change, so what was read once is true for ever. */
  readonly #known = new Map<string, PlayedRules>();

  constructor(
    private readonly ruleSets: RuleSetsService,
    @Inject(GAMES) private readonly games: GameCatalogue,
  ) {}

  async rulesOf(versionId: string): Promise<PlayedRules | undefined> {
    const known = this.#known.get(versionId);
    if (known) return known;
    const pinned = await this.ruleSets.pinned(versionId);
    const found = pinned && this.games.find(pinned.game);
    if (!found) return undefined;
    const played = { ...pinned, found };
    this.#known.set(versionId, played);
    return played;
  }

  /** A rule set of the house or of this club, to be pinned; `path` is where it was asked for. */
  async rulesFor(clubId: string, versionId: string, path: readonly string[]): Promise<PlayedRules> {
    const played = await this.rulesOf(versionId);
    if (!played || (played.clubId !== null && played.clubId !== clubId))
      throw new ApiException({ code: 'INVALID', issues: [{ path: [...path], code: 'custom' }] });
    return played;
  }

  async scoreHandsBy(versionId: string): Promise<ScoreHands> {
    const played = await this.rulesOf(versionId);
    if (!played) return () => ({ ok: false, error: { code: 'NO_SUCH_GAME' } });
    return scoreHandsOf(played.found, played.rules);
  }

  async limitsOf(versionId: string, seats: number): Promise<ScoreLimits | undefined> {
    const played = await this.rulesOf(versionId);
    return played?.found.scoreLimits(played.rules, seats);
  }
}

export function scoreHandsOf(game: Game, rules: JsonObject): ScoreHands {
  return (seats, rounds) => game.scoreSheet({ rules, seats, rounds });
}
