import { median, rounded } from '../load/figures.js';
import type { Window } from './contender.js';
import { kinds, peerKinds, type Kind, type PeerKind } from './kinds.js';
import type { Measured, Measurements } from './measure.js';

export interface SizeReport {
  readonly movesPerSecond: number;
  /** In milliseconds, flat out. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly cpuMicros: number;
  readonly cpuMicrosInAll: number;
  readonly kibPerConnection: number;
  readonly kibPerTable: number;
}

type BySize<T> = Readonly<Record<string, T>>;

export interface Report {
  readonly rounds: number;
  readonly ours: BySize<SizeReport>;
  readonly ws: BySize<SizeReport>;
  readonly boardgameio: BySize<SizeReport>;
  readonly colyseus: BySize<SizeReport>;
  /** Moves a second, ours divided by theirs. */
  readonly ratios: Readonly<Record<PeerKind, BySize<number>>>;
  /** CPU a move, ours divided by theirs: of the server alone, and with its database. */
  readonly cpuRatios: Readonly<Record<PeerKind, BySize<number>>>;
  readonly cpuRatiosInAll: Readonly<Record<PeerKind, BySize<number>>>;
  /** At 400 moves a second on 200 tables, in milliseconds. */
  readonly paced: Readonly<Record<Kind, { readonly p50: number; readonly p99: number }>> | null;
}

/** Medians over the rounds; a ratio is the median of those within a round, where both saw the same machine. */
export function reportOn(measurements: Measurements): Report {
  const bySize = <T>(figure: (size: Readonly<Record<Kind, Measured>>) => T): BySize<T> =>
    Object.fromEntries([...measurements].map(([tables, size]) => [tables, figure(size)]));
  const ratios = (figure: (window: Window) => number): Record<PeerKind, BySize<number>> =>
    Object.fromEntries(
      peerKinds.map((peer) => [peer, bySize(({ ours, [peer]: theirs }) => ratioOf(ours, theirs, figure))]),
    ) as Record<PeerKind, BySize<number>>;
  const slow = [...measurements.values()].find(({ ours }) => ours.paced.length > 0);
  return {
    rounds: [...measurements.values()][0]!.ours.flatOut.length,
    ours: bySize(({ ours }) => sizeReport(ours)),
    ws: bySize(({ ws }) => sizeReport(ws)),
    boardgameio: bySize(({ boardgameio }) => sizeReport(boardgameio)),
    colyseus: bySize(({ colyseus }) => sizeReport(colyseus)),
    ratios: ratios(({ movesPerSecond }) => movesPerSecond),
    cpuRatios: ratios(({ cpuMicros }) => cpuMicros),
    cpuRatiosInAll: ratios(({ cpuMicrosInAll }) => cpuMicrosInAll),
    paced: slow
      ? (Object.fromEntries(kinds.map((kind) => [kind, latencies(slow[kind].paced)])) as Report['paced'])
      : null,
  };
}

function sizeReport({ flatOut, bytesPerConnection, bytesPerTable }: Measured): SizeReport {
  const middle = (figure: (window: Window) => number): number => rounded(median(flatOut.map(figure)));
  return {
    movesPerSecond: middle(({ movesPerSecond }) => movesPerSecond),
    p50: middle(({ p50 }) => p50),
    p95: middle(({ p95 }) => p95),
    p99: middle(({ p99 }) => p99),
    cpuMicros: middle(({ cpuMicros }) => cpuMicros),
    cpuMicrosInAll: middle(({ cpuMicrosInAll }) => cpuMicrosInAll),
    kibPerConnection: rounded(bytesPerConnection / 1024),
    kibPerTable: rounded(bytesPerTable / 1024),
  };
}

function ratioOf(ours: Measured, theirs: Measured, figure: (window: Window) => number): number {
  return rounded(
    median(ours.flatOut.map((window, round) => figure(window) / figure(theirs.flatOut[round]!))),
  );
}

function latencies(windows: readonly Window[]): { p50: number; p99: number } {
  return {
    p50: rounded(median(windows.map(({ p50 }) => p50))),
    p99: rounded(median(windows.map(({ p99 }) => p99))),
  };
}
