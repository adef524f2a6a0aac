import type { DirectorCommand } from '@red-disc/contracts';
import type { Command } from '@red-disc/tournaments';
import { eventCommands } from './event-commands.js';
import type { CommandContext, CommandType, Makers } from './makers.js';
import { peopleCommands } from './people-commands.js';
import { roundCommands, tableCommands } from './round-commands.js';

const makers: Makers<CommandType> = {
  ...eventCommands,
  ...peopleCommands,
  ...roundCommands,
  ...tableCommands,
};

/** A command as it is sent becomes one that the log understands. */
export function toCommand(sent: DirectorCommand, context: CommandContext): Command {
  // The table above is typed command by command; each meets the maker of its own type.
  const make = makers[sent.type] as (sent: DirectorCommand, context: CommandContext) => Command;
  return make(sent, context);
}
