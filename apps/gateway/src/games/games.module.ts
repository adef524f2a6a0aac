import { Global, Module } from '@nestjs/common';
import { hostedGames } from './hosted-games.js';

/** For injection: `@Inject(GAMES) games: GameCatalogue`. */
export const GAMES = Symbol('GAMES');

@Global()
@Module({
  providers: [{ provide: GAMES, useValue: hostedGames }],
  exports: [GAMES],
})
export class GamesModule {}
