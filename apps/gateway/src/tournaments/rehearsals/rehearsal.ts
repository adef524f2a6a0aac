import type { RehearsalReportBody } from '@red-disc/contracts';
import type { JsonObject } from '@red-disc/game';
import { rehearse, replay, type TournamentEvent, type Trouble } from '@red-disc/tournaments';
import { hostedGames } from '../../games/hosted-games.js';
import { sha256 } from '../log/hash.js';
import { scoreHandsOf } from '../log/scoring.service.js';
import { botTable } from './play-table.js';

/** An event to be rehearsed, as plain data. */
export interface Rehearsal {
  readonly events: readonly TournamentEvent[];
  readonly names: Readonly<Record<string, string>>;
  readonly game: string;
  readonly rules: JsonObject;
  readonly trouble: readonly Trouble[];
  readonly startsAt: number;
  readonly seed: string;
}

const iso = (instant: number): string => new Date(instant).toISOString();

/** An event that runs is rehearsed from its beginning, with whoever had entered by then. */
export function beforeTheStart(events: readonly TournamentEvent[]): readonly TournamentEvent[] {
  const start = events.findIndex(({ body }) => body.type === 'stageStarted');
  // The command that started it also checked people in: all of it is left out.
  return start < 0 ? events : events.slice(0, events[start]!.command - 1);
}

/** Plays a whole event on a copy of its log. Nothing is written anywhere. */
export function playRehearsal(rehearsal: Rehearsal): RehearsalReportBody {
  const { events, names, game: version, rules, trouble, startsAt, seed } = rehearsal;
  const game = hostedGames.find(version);
  if (!game) throw new Error(`no game ${version}`);
  const report = rehearse({
    log: replay(beforeTheStart(events)),
    services: { hash: sha256, scoreHands: scoreHandsOf(game, rules) },
    play: botTable(game, rules),
    trouble,
    startsAt,
    seed,
  });
  return {
    finished: report.finished,
    startsAt: iso(startsAt),
    endsAt: iso(report.endsAt),
    rounds: report.rounds.map(({ startedAt, endedAt, ...round }) => ({
      ...round,
      startedAt: iso(startedAt),
      endedAt: iso(endedAt),
    })),
    findings: report.findings.map(({ at, ...finding }) => ({ ...finding, at: iso(at) })),
    standings: report.standings.map(({ rank, id, name, tp }) => ({
      rank,
      entrant: id,
      name: names[id] ?? name,
      tp,
    })),
  };
}
