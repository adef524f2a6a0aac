import { type EntrantId } from '../model/ids.js';
import {
  add,
  compareFractions,
  fraction,
  makeFraction,
  parseFraction,
  ZERO,
  type Fraction,
} from '../numbers/fraction.js';

export interface LeagueParams {
  /** How many of the events count: the best ones of each player. */
  readonly best: number;
  /** Players with fewer events are listed after all others, without a rank. */
  readonly minEvents: number;
  readonly promotion: number;
  readonly relegation: number;
  /** `points`: the tournament points of the event. `places`: 120 for first, 0 for last, whatever the size. */
  readonly score: 'points' | 'places';
}

export interface LeagueEvent {
  readonly id: string;
  readonly standings: readonly { readonly id: EntrantId; readonly rank: number; readonly tp: string }[];
}

export interface LeagueLine {
  readonly id: EntrantId;
  readonly rank: number | null;
  readonly total: string;
  readonly events: number;
  /** The events that count, best first. */
  readonly counted: readonly { readonly event: string; readonly score: string }[];
  readonly zone: 'promotion' | 'relegation' | null;
}

function scoresOf(event: LeagueEvent, score: LeagueParams['score']): [EntrantId, Fraction][] {
  const ranks = event.standings.map(({ rank }) => rank);
  return event.standings.map(({ id, rank, tp }) => {
    if (score === 'points') return [id, parseFraction(tp) ?? ZERO];
    const worse = ranks.filter((other) => other > rank).length;
    const tied = ranks.filter((other) => other === rank).length - 1;
    return [id, fraction(60 * (2 * worse + tied), Math.max(1, ranks.length - 1))];
  });
}

interface Season {
  readonly id: EntrantId;
  readonly events: number;
  readonly counted: { event: string; score: Fraction }[];
  readonly total: Fraction;
}

function seasons(params: LeagueParams, events: readonly LeagueEvent[]): Season[] {
  const scores = new Map<EntrantId, { event: string; score: Fraction }[]>();
  for (const event of events) {
    for (const [id, score] of scoresOf(event, params.score)) {
      scores.set(id, [...(scores.get(id) ?? []), { event: event.id, score }]);
    }
  }
  return [...scores].map(([id, all]) => {
    const counted = all.toSorted((a, b) => compareFractions(b.score, a.score)).slice(0, params.best);
    return {
      id,
      events: all.length,
      counted,
      total: counted.reduce((sum, { score }) => add(sum, score), ZERO),
    };
  });
}

/** Better total first, then the better best events one after the other. */
function compareSeasons(a: Season, b: Season): number {
  const byTotal = compareFractions(b.total, a.total);
  if (byTotal !== 0) return byTotal;
  for (let i = 0; i < Math.max(a.counted.length, b.counted.length); i++) {
    const order = compareFractions(b.counted[i]?.score ?? ZERO, a.counted[i]?.score ?? ZERO);
    if (order !== 0) return order;
  }
  return 0;
}

/** The season so far: best m of n events. Shared ranks are numbered 1-2-2-4 and listed by id. */
export function leagueTable(params: LeagueParams, events: readonly LeagueEvent[]): LeagueLine[] {
  const sorted = seasons(params, events).sort((a, b) => compareSeasons(a, b) || (a.id < b.id ? -1 : 1));
  const ranked = sorted.filter((season) => season.events >= params.minEvents);
  const unranked = sorted.filter((season) => season.events < params.minEvents);
  const rankOf = (season: Season): number =>
    ranked.findIndex((other) => compareSeasons(other, season) === 0) + 1;
  const lineOf = (season: Season, rank: number | null): LeagueLine => ({
    id: season.id,
    rank,
    total: makeFraction(season.total),
    events: season.events,
    counted: season.counted.map(({ event, score }) => ({ event, score: makeFraction(score) })),
    zone:
      rank === null
        ? null
        : rank <= params.promotion
          ? 'promotion'
          : rank > ranked.length - params.relegation
            ? 'relegation'
            : null,
  });
  return [
    ...ranked.map((season) => lineOf(season, rankOf(season))),
    ...unranked.map((season) => lineOf(season, null)),
  ];
}
