import {
  isFinal,
  parseFraction,
  playersAt,
  stageStandings,
  type EntrantId,
  type StageState,
  type TournamentState,
  type Waiting,
} from '@red-disc/tournaments';
import { sha256 } from '../log/hash.js';

/** Those of an arena who are here and do not play: how strong they are, how long they wait, whom they met last. */
export function arenaWaiting(state: TournamentState, stage: StageState, now: number): Waiting[] {
  const tables = stage.rounds
    .filter(({ status }) => status !== 'planned')
    .flatMap(({ tables: own, clock }) => own.map((table) => ({ table, startedAt: clock?.startedAt ?? now })));
  const playing = new Set(
    tables.filter(({ table }) => !table.voided && !isFinal(table)).flatMap(({ table }) => playersAt(table)),
  );
  const points = new Map(
    stageStandings(state, stage.setup.id, sha256).map(({ id, tp }) => {
      const value = parseFraction(tp);
      return [id, value ? Number(value.num) / Number(value.den) : 0];
    }),
  );
  const isFree = (id: EntrantId): boolean => {
    const entrant = state.entrants.get(id);
    return entrant?.status === 'checkedIn' && !entrant.standby && !playing.has(id);
  };
  const started = tables.map(({ startedAt }) => startedAt);
  return stage.entrants.filter(isFree).map((id) => {
    const own = tables.filter(({ table }) => playersAt(table).includes(id)).reverse();
    const since = own[0]?.startedAt ?? Math.min(now, ...started);
    return {
      id,
      strength: points.get(id) ?? 0,
      waitedSeconds: Math.max(0, Math.round((now - since) / 1000)),
      recent: own.map(({ table }) => playersAt(table).filter((other) => other !== id)),
    };
  });
}
