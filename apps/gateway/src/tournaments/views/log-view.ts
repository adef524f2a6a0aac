import type { AdjustmentBody, LogCommandBody, RefereeCallBody } from '@red-disc/contracts';
import { undoneCommands, type TournamentEvent, type TournamentState } from '@red-disc/tournaments';

/** The commands of a log, the newest first. */
export function logView(
  events: readonly TournamentEvent[],
  names: ReadonlyMap<string, string>,
): LogCommandBody[] {
  const undone = undoneCommands(events);
  const commands = new Map<number, TournamentEvent[]>();
  for (const event of events) commands.set(event.command, [...(commands.get(event.command) ?? []), event]);
  return [...commands]
    .map(([command, own]) => {
      const { at, actor, reason } = own[0]!;
      return {
        command,
        at: new Date(at).toISOString(),
        actor: {
          role: actor.role,
          name: names.get(actor.entrant ?? actor.id) ?? names.get(actor.id) ?? null,
        },
        reason,
        events: own.map(({ body }) => ({ ...body })),
        undone: undone.has(command),
      };
    })
    .reverse();
}

/** Open calls first, in the order in which they came. */
export function callsView({ calls }: TournamentState, names: ReadonlyMap<string, string>): RefereeCallBody[] {
  return calls
    .map(({ calledAt, ruling, ...call }) => ({
      ...call,
      calledAt: new Date(calledAt).toISOString(),
      ruling: ruling && { rule: ruling.rule, ruling: ruling.ruling, by: names.get(ruling.by.id) ?? null },
    }))
    .sort((a, b) => Number(a.ruling !== null) - Number(b.ruling !== null));
}

export function adjustmentsView({ adjustments, entrants }: TournamentState): AdjustmentBody[] {
  return adjustments.map((adjustment) => ({
    ...adjustment,
    name: entrants.get(adjustment.entrant)?.name ?? '',
  }));
}
