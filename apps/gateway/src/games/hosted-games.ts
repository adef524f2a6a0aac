import { allegraGame } from '@red-disc/allegra';
import { GameCatalogue } from '@red-disc/game';

/** The games this server hosts. Nothing else in the gateway knows one by name. */
export const hostedGames = new GameCatalogue([allegraGame]);
