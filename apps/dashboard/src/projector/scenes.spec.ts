import type { TournamentBody, TournamentRoundBody, TournamentTableBody } from '@red-disc/contracts';
import { describe, expect, it } from '@jest/globals';
import { clockOf, decimal, planScenes, seatsByName, stateOf, type ScreenContent } from './scenes';

type Event = Extract<ScreenContent, { type: 'event' }>;

const table = (no: number, names: readonly string[], rest: Partial<TournamentTableBody> = {}) =>
  ({
    no,
    seats: names.map((name) => ({ name, substitute: null })),
    voided: false,
    stopped: false,
    clock: null,
    result: null,
    ...rest,
  }) as TournamentTableBody;

const content = (
  status: TournamentBody['status'],
  roundStatus: TournamentRoundBody['status'] | undefined,
  ranks = 0,
  tables = 25,
): Event =>
  ({
    type: 'event',
    event: { status, counts: { checkedIn: 5 }, entrants: 9 },
    round: roundStatus && {
      status: roundStatus,
      tables: Array.from({ length: tables }, (_, i) => table(i + 1, [`P${i}`, `Q${i}`])),
    },
    standings: {
      lines: Array.from({ length: ranks }, (_, i) => ({ rank: i + 1, name: `N${i}`, tp: '1', games: 1 })),
    },
  }) as unknown as Event;

const types = (planned: readonly { readonly type: string }[]) => planned.map(({ type }) => type);

describe('the clock of a screen', () => {
  it('is that of a round that is played, and of no other', () => {
    const clock = { phase: 'running', left: 60_000, endsAt: null };
    const at = (status: TournamentBody['status'], round: TournamentRoundBody['status']) => {
      const shown = content(status, round);
      return clockOf({ ...shown, round: { ...shown.round, clock } as TournamentRoundBody });
    };
    expect(at('running', 'running')).toBe(clock);
    expect(at('running', 'closed')).toBeUndefined();
    expect(at('approved', 'running')).toBeUndefined();
  });
});

describe('the scenes of a screen', () => {
  it('tell that an event is cancelled, whatever was played', () => {
    expect(planScenes(content('cancelled', 'running', 9))).toEqual([{ type: 'cancelled' }]);
  });

  it('welcome people before there is anything to play', () => {
    expect(planScenes(content('preparing', undefined))).toEqual([{ type: 'welcome', here: 5, entrants: 9 }]);
  });

  it('show everybody their seat while a round is published, then its tables', () => {
    expect(types(planScenes(content('running', 'published')))).toEqual(['seating', 'seating', 'seating']);
    expect(types(planScenes(content('running', 'running', 8)))).toEqual(['tables', 'tables', 'tables']);
  });

  it('show fewer seats at once where names are long', () => {
    const shown = content('running', 'published', 0, 1);
    const seats = (name: string) =>
      planScenes({
        ...shown,
        round: {
          ...shown.round!,
          tables: [
            table(
              1,
              Array.from({ length: 24 }, (_, i) => `${name} ${i}`),
            ),
          ],
        },
      }).map((scene) => scene.type === 'seating' && [scene.columns, scene.seats.length]);
    expect(seats('Ana Lima')).toEqual([[3, 24]]);
    expect(seats('Christopher Delacroix-Montmorency')).toEqual([
      [2, 12],
      [2, 12],
    ]);
  });

  it('name who sits at a table where it can be read', () => {
    const namesOfFirst = (tables: number) =>
      planScenes(content('running', 'running', 0, tables)).flatMap((scene) =>
        scene.type === 'tables' ? scene.tables[0]!.names : [],
      );
    expect(namesOfFirst(12)).toEqual([]);
    expect(namesOfFirst(8)).toEqual(['P0', 'Q0']);
  });

  it('share tables evenly between pages', () => {
    const sizes = planScenes(content('running', 'running')).map((scene) =>
      scene.type === 'tables' ? scene.tables.length : 0,
    );
    expect(sizes).toEqual([9, 9, 7]);
  });

  it('turn pages of standings when there are more than stand beside the tables', () => {
    expect(types(planScenes(content('running', 'running', 30)))).toEqual([
      'tables',
      'tables',
      'tables',
      'standings',
      'standings',
    ]);
  });

  it('show no places before there is a result: they would be by lot', () => {
    const shown = content('running', undefined, 30);
    const lines = shown.standings!.lines.map((line) => ({ ...line, games: 0 }));
    expect(types(planScenes({ ...shown, standings: { ...shown.standings!, lines } }))).toEqual(['welcome']);
  });

  it('show how it ended, and no tables any more', () => {
    expect(types(planScenes(content('approved', 'closed', 5)))).toEqual(['standings']);
  });

  it('show evenings where there is no event', () => {
    expect(types(planScenes({ type: 'evenings', evenings: [] }))).toEqual(['evenings']);
  });
});

describe('a seat', () => {
  it('is found by name, and by whoever sits there instead', () => {
    const tables = [table(1, ['Zoe', 'Ana']), table(2, ['Bo'])];
    tables[1]!.seats[0]!.substitute = { entrant: 'x', name: 'Cy' };
    expect(seatsByName(tables).map(({ name, table: no, seat }) => [name, no, seat])).toEqual([
      ['Ana', 1, 2],
      ['Cy', 2, 1],
      ['Zoe', 1, 1],
    ]);
  });
});

describe('a table', () => {
  const result = (state: string) => ({ result: { state } }) as unknown as Partial<TournamentTableBody>;

  it.each<[string, Partial<TournamentTableBody>]>([
    ['playing', {}],
    ['stopped', { stopped: true }],
    ['voided', { voided: true }],
    ['entered', result('submitted')],
    ['disputed', result('disputed')],
    ['done', result('confirmed')],
    ['done', result('corrected')],
    ['waiting', { clock: { phase: 'time', left: -1, endsAt: null } }],
  ])('is %s', (state, rest) => {
    expect(stateOf(table(1, [], rest), 'running')).toBe(state);
  });
});

it.each([
  ['13/2', '6.5'],
  ['8', '8'],
  ['1/3', '0.33'],
  ['-1/4', '-0.25'],
])('points %s are shown as %s', (exact, shown) => {
  expect(decimal(exact)).toBe(shown);
});
