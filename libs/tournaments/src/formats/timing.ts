/** How long a game takes. Measured times, where there are any, replace the model. */
export interface TimeModel {
  /** Minutes for a table of this size and so many rounds of the game. */
  readonly minutes: (players: number, rounds: number) => { readonly typical: number; readonly slow: number };
}

export interface MeasuredTime {
  readonly players: number;
  readonly rounds: number;
  /** Half of the games took no longer than `p50` minutes, nine of ten no longer than `p90`. */
  readonly p50: number;
  readonly p90: number;
}

/** Setting up, then for each round a fixed part and a minute for each player. */
export function modelMinutes(players: number, rounds: number): number {
  return 4 + rounds * (20 / 3 + players);
}

/** A slow table takes about a quarter longer than a typical one, until there are measurements. */
const SLOW_FACTOR = 1.25;
const TURNOVER_MINUTES = 10;

const roundUpTo5 = (minutes: number): number => Math.ceil(minutes / 5 - 1e-9) * 5;

export function timeModel(measured: readonly MeasuredTime[] = []): TimeModel {
  const known = new Map(measured.map((time) => [`${time.players}/${time.rounds}`, time]));
  return {
    minutes: (players, rounds) => {
      const time = known.get(`${players}/${rounds}`);
      if (time) return { typical: time.p50, slow: time.p90 };
      const model = modelMinutes(players, rounds);
      return { typical: model, slow: model * SLOW_FACTOR };
    },
  };
}

/** Minutes to give a table, and minutes from one start to the next. */
export function slotMinutes(
  players: number,
  rounds: number,
): { readonly play: number; readonly slot: number } {
  const play = roundUpTo5(modelMinutes(players, rounds));
  return { play, slot: play + TURNOVER_MINUTES };
}
