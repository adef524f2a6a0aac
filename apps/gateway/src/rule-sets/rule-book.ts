import { Inject, Injectable } from '@nestjs/common';
import type { RuleChangeBody, RuleSetContent, RuleSetReading } from '@red-disc/contracts';
import type { Game, GameCatalogue, JsonObject, Language } from '@red-disc/game';
import { GAMES } from '../games/games.module.js';
import { ApiException } from '../platform/errors/api-exception.js';
import { compareTiming, describeTiming } from './timing-words.js';

export type RulesOfGame = Pick<RuleSetContent, 'game' | 'rules'>;

/** What the games say about rules: whether they can be, what they are in words, and how they differ. */
@Injectable()
export class RuleBook {
  constructor(@Inject(GAMES) private readonly games: GameCatalogue) {}

  /** The same rules with everything filled in; what cannot be is refused, naming the field. */
  complete(content: RuleSetContent): RuleSetContent & { readonly rules: JsonObject } {
    const game = this.games.find(content.game);
    if (!game) throw invalid(['game'], 'NO_SUCH_GAME');
    const parsed = game.parseRules(content.rules);
    if (!parsed.ok)
      throw invalid(['rules', ...(parsed.error.field ? [parsed.error.field] : [])], parsed.error.code);
    return { ...content, rules: parsed.value };
  }

  read(content: RuleSetContent, language: Language, seats: number | undefined): RuleSetReading {
    const game = this.#gameOf(content);
    const rules = content.rules as JsonObject;
    const { edition, departures } = game.reportEdition(rules, language);
    return {
      sentences: [...game.describeRules(rules, language), ...describeTiming(content.timing, language)],
      edition: { edition, departures: [...departures] },
      remarks: seats === undefined ? [] : [...game.remarksFor(rules, seats)],
    };
  }

  compare(before: RuleSetContent, after: RuleSetContent, language: Language): RuleChangeBody[] {
    return [
      ...this.compareRules(before, after, language),
      ...compareTiming(before.timing, after.timing, language),
    ];
  }

  compareRules(before: RulesOfGame, after: RulesOfGame, language: Language): RuleChangeBody[] {
    if (before.game !== after.game) {
      // Rules of two games, or of two versions of one, have no options in common to compare.
      const names = { beforeText: before.game, afterText: after.game };
      return [{ field: 'game', before: before.game, after: after.game, ...names }];
    }
    const game = this.#gameOf(after);
    return [...game.compareRules(before.rules as JsonObject, after.rules as JsonObject, language)];
  }

  #gameOf({ game: version }: RulesOfGame): Game {
    const game = this.games.find(version);
    if (!game)
      throw new Error(`a stored rule set names the game ${version}, which this server does not have`);
    return game;
  }
}

function invalid(path: string[], code: string): ApiException {
  return new ApiException({ code: 'INVALID', issues: [{ path: ['body', ...path], code }] });
}
