import { describe, expect, it } from '@jest/globals';
import type { RefereeCallBody, TournamentRoundBody, TournamentTableBody } from '@red-disc/contracts';
import { needsOf, stateOf } from './needs';

const seat = (name: string) => ({ entrant: name, name, substitute: null, absent: false, caretaker: false });

function table(no: number, changes: Partial<TournamentTableBody> = {}): TournamentTableBody {
  return {
    no,
    place: 'room',
    seats: [seat(`a${no}`), seat(`b${no}`)],
    players: [`a${no}`, `b${no}`],
    dealId: null,
    voided: false,
    stopped: false,
    clock: null,
    gameTableId: null,
    result: null,
    ...changes,
  };
}

function result(state: 'submitted' | 'disputed' | 'confirmed'): NonNullable<TournamentTableBody['result']> {
  return {
    state,
    version: 1,
    sheet: { rounds: [], timeCalled: false },
    totals: [],
    places: [],
    points: null,
    enteredBy: null,
    confirmedBy: null,
  };
}

const time = { phase: 'time', left: -1, endsAt: null } as const;
const call: RefereeCallBody = {
  id: 'c1',
  stage: 'main',
  round: 1,
  table: 2,
  question: '',
  calledAt: '2026-11-16T19:00:00Z',
  ruling: null,
};

function round(
  tables: TournamentTableBody[],
  changes: Partial<TournamentRoundBody> = {},
): TournamentRoundBody {
  return {
    seq: 1,
    stage: 'main',
    round: 1,
    version: 1,
    status: 'running',
    clock: null,
    tables,
    byes: [],
    meta: { seed: '', algorithm: '', cost: 0, lowerBound: 0, optimal: true },
    metrics: {} as TournamentRoundBody['metrics'],
    reasons: {},
    missing: [],
    ...changes,
  };
}

describe('what needs the organiser', () => {
  it('lists calls, disputes, missing people, unconfirmed and missing sheets in this order', () => {
    const shown = round(
      [
        table(1, { result: result('submitted') }),
        table(2),
        table(3, { result: result('disputed') }),
        table(4, { place: 'online' }),
        table(5, { clock: time }),
        table(6, { clock: time, voided: true }),
      ],
      { missing: [{ table: 4, entrant: 'a4', phase: 'mayStart', until: null }] },
    );
    expect(needsOf(shown, [call]).map(({ type, table: no }) => `${type} ${no}`)).toEqual([
      'call 2',
      'disputed 3',
      'missing 4',
      'confirm 1',
      'sheet 5',
    ]);
  });

  it('needs nobody for calls that are ruled and rounds that are over', () => {
    const ruled = { ...call, ruling: { rule: '', ruling: 'Play on', by: null } };
    expect(needsOf(round([table(1, { clock: time })], { status: 'closed' }), [ruled])).toEqual([]);
  });
});

describe('the state of a table', () => {
  const running = { status: 'running', clock: null } as const;
  it.each([
    [table(1, { voided: true }), 'voided'],
    [table(2), 'called'],
    [table(1, { result: result('disputed') }), 'disputed'],
    [table(1, { result: result('confirmed') }), 'done'],
    [table(1, { stopped: true }), 'stopped'],
    [table(1, { clock: time }), 'overtime'],
    [table(1), 'playing'],
  ] as const)('is told by what needs somebody first (%#)', (shown, state) => {
    expect(stateOf(shown, running, [call])).toBe(state);
  });

  it('waits before the round has begun', () => {
    expect(stateOf(table(1), { status: 'published', clock: null }, [])).toBe('waiting');
  });
});
