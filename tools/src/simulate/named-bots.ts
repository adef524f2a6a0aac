import { botLevels, type BotLevel } from '@red-disc/allegra';
import { ArgumentError } from '../arguments.js';

export function namedBot(name: string, option: string): BotLevel {
  const level = botLevels.find((known) => known === name);
  if (!level) throw new ArgumentError(`--${option} ${name} is none of ${botLevels.join(', ')}`);
  return level;
}

/** Levels divided by commas, at most one for each player. */
export function namedBots(names: string, players: number): BotLevel[] {
  const levels = names.split(',').map((name) => namedBot(name, 'bots'));
  if (levels.length > players) throw new ArgumentError(`--bots names more than ${players} players`);
  return levels;
}
