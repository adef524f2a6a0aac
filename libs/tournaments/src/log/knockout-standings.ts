import { type EntrantId } from '../model/ids.js';
import { type Standing } from '../standings/standings.js';
import { type StageState } from './state.js';
import { roundFinishes } from './knockout-results.js';

/**
 * Knock-out standings: whoever lasted longer stands higher; those who went out in the same round are ordered by place
 * at the table, margin and seed. The figures of each line stay those of the stage.
 */
export function knockoutStandings(stage: StageState, lines: readonly Standing[]): Standing[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const order: EntrantId[] = [];
  for (const round of stage.rounds.toReversed()) {
    if (round.status === 'planned') continue;
    for (const id of roundFinishes(stage, round)) if (!order.includes(id)) order.push(id);
  }
  for (const id of stage.entrants) if (!order.includes(id)) order.push(id);
  return order.flatMap((id, i) => {
    const line = byId.get(id);
    return line ? [{ ...line, rank: i + 1, shared: false, decidedBy: null }] : [];
  });
}
