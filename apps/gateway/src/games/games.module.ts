import { Global, Module } from '@nestjs/common';
import { allegraGame } from '@red-disc/allegra';
import { GameCatalogue } from '@red-disc/game';

/** For injection: `@Inject(GAMES) games: GameCatalogue`. */
export const GAMES = Symbol('GAMES');

/** The games this server hosts. Nothing else in the gateway knows one by name. */
export const hostedGames = new GameCatalogue([allegraGame]);

@Global()
@Module({
  providers: [{ provide: GAMES, useValue: hostedGames }],
  exports: [GAMES],
})
export class GamesModule {}
