import { shuffled, type Random } from '../../numbers/random.js';
import { type Grouping, type PlayerIndex } from '../problem.js';
import { equitableSeats } from './equitable.js';
import { SeatLedger, type SeatPriority } from './ledger.js';

export interface SeatPhaseInput {
  readonly players: number;
  readonly rounds: readonly Grouping[];
  /** Earlier rounds in seat order. */
  readonly history: readonly Grouping[];
  /** Rounds of the game at each table: they decide who starts how often. */
  readonly gameRounds: number;
  /** The same people play all rounds together, as in a group or a final: then neighbours vary before seats do. */
  readonly sameGroup?: boolean;
}

const EVEN_STARTS: SeatPriority = ['starts', 'seats', 'neighbours', 'left'];
/** With equal tables even seats can always be had, and they bring even starts with them. */
const EVEN_SEATS: SeatPriority = ['seats', 'starts', 'neighbours', 'left'];
const NEW_NEIGHBOURS: SeatPriority = ['starts', 'neighbours', 'seats', 'left'];

/** How often the whole is shaken up to leave a dead end, fewer times the larger it is. */
const KICKS = { most: 48, tables: 2400 };

function permutations(size: number): number[][] {
  if (size === 0) return [[]];
  return permutations(size - 1).flatMap((order) =>
    Array.from({ length: size }, (_, at) => [...order.slice(0, at), size - 1, ...order.slice(at)]),
  );
}
const ORDERS = new Map([2, 3, 4, 5, 6].map((size) => [size, permutations(size)]));

/** All tables of all rounds in their seats, improved one table at a time. */
class SeatSearch {
  readonly tables: PlayerIndex[][];
  private readonly ledger: SeatLedger;

  constructor(
    input: SeatPhaseInput,
    tables: readonly (readonly PlayerIndex[])[],
    priority: SeatPriority,
    private readonly random: Random,
  ) {
    this.ledger = new SeatLedger(input.players, input.gameRounds, priority);
    for (const { tables: earlier } of input.history) for (const table of earlier) this.ledger.add(table);
    this.tables = tables.map((table) => [...table]);
    for (const table of this.tables) this.ledger.add(table);
  }

  /** Gives one table its best order; equal orders are drawn, so that the search drifts over plateaus. */
  private improve(index: number): number {
    const { ledger, random } = this;
    const table = this.tables[index]!;
    ledger.remove(table);
    const before = ledger.weigh(ledger.costOf(table));
    let best = before;
    let chosen = table;
    let equal = 1;
    for (const order of ORDERS.get(table.length)!) {
      const tried = order.map((seat) => table[seat]!);
      const cost = ledger.weigh(ledger.costOf(tried));
      if (cost > best) continue;
      equal = cost < best ? 1 : equal + 1;
      if (cost < best || random.below(equal) === 0) chosen = tried;
      best = cost;
    }
    this.tables[index] = chosen;
    ledger.add(chosen);
    return best - before;
  }

  /** Sweeps over all tables until two sweeps bring nothing; returns the change. */
  settle(): number {
    let change = 0;
    for (let idle = 0; idle < 2;) {
      let gained = 0;
      for (let index = 0; index < this.tables.length; index++) gained += this.improve(index);
      change += gained;
      idle = gained < 0 ? 0 : idle + 1;
    }
    return change;
  }

  /** Puts tables into the given orders; returns the change. */
  reseat(orders: ReadonlyMap<number, readonly PlayerIndex[]>): number {
    let change = 0;
    for (const [index, order] of orders) {
      this.ledger.remove(this.tables[index]!);
      change -= this.ledger.weigh(this.ledger.costOf(this.tables[index]!));
      change += this.ledger.weigh(this.ledger.costOf(order));
      this.tables[index] = [...order];
      this.ledger.add(order);
    }
    return change;
  }

  /** Shuffles a few tables and settles again, keeping what is not worse. */
  shake(): void {
    for (let kick = 0; kick < Math.min(KICKS.most, KICKS.tables / this.tables.length); kick++) {
      const before = this.tables.map((table) => [...table]);
      const few = 1 + Math.floor(this.tables.length / 8);
      const kicked = new Map(
        Array.from({ length: few }, () => {
          const index = this.random.below(this.tables.length);
          return [index, shuffled(this.tables[index]!, this.random)] as const;
        }),
      );
      const change = this.reseat(kicked) + this.settle();
      if (change > 0) this.reseat(new Map(before.entries()));
    }
  }
}

/**
 * Turns groups into seats, clockwise: even starts, then even seats, then new neighbours, then new left-hand
 * neighbours. Rounds of equal tables begin from a perfectly even colouring.
 */
export function seatRounds(input: SeatPhaseInput, random: Random): Grouping[] {
  const sizes = new Set(input.rounds.flatMap(({ tables }) => tables.map((table) => table.length)));
  const uniform = sizes.size === 1 && input.history.length === 0 && !input.sameGroup;
  const priority = input.sameGroup ? NEW_NEIGHBOURS : uniform ? EVEN_SEATS : EVEN_STARTS;
  const groups = input.rounds.map(({ tables }) => tables);
  const start = uniform ? equitableSeats(groups, [...sizes][0]!) : groups;
  const search = new SeatSearch(input, start.flat(), priority, random);
  search.settle();
  if (input.rounds.length > 1) search.shake();
  let next = 0;
  return input.rounds.map(({ tables, byes }) => {
    const seated = search.tables.slice(next, next + tables.length);
    next += tables.length;
    return { tables: seated, byes };
  });
}
