import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { query } from '../../test/people.js';
import { runGateway, type RunningGateway } from '../../test/running-gateway.js';
import { orThrow, seatPeople, startTable, type TablePlayer } from '../../test/table-player.js';
import { until } from '../../test/until.js';

describe('trouble with some tables', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await runGateway({ BOT_THINKING_MS: '0', SOCKET_MESSAGES: '100000' });
  });
  afterAll(() => gateway.stop());

  async function move({ view, table }: TablePlayer): Promise<number> {
    const begun = performance.now();
    orThrow(await table.command('table.move', { phase: view!.phase, move: view!.moves[0]! }));
    return performance.now() - begun;
  }

  /** A move by whoever may make one, if it is known already who that is. */
  async function moveAny({ players }: { players: readonly TablePlayer[] }): Promise<number[]> {
    const player = players.find(({ view }) => (view?.moves.length ?? 0) > 0);
    if (player) return [await move(player)];
    await new Promise((resolve) => setTimeout(resolve, 20));
    return [];
  }

  const troubles = [
    {
      what: 'whose row is locked',
      begin: () => seatPeople({ gateways: [gateway], people: 2 }),
      lock: 'select from game_table where id = $1 for update',
      // A move alone leaves its table's row as it is.
      act: async ({ table }: TablePlayer) => {
        orThrow(await table.command('table.start', {}));
      },
    },
    {
      what: 'whose next row somebody else writes and does not commit',
      begin: () => startTable(gateway, { people: 2 }),
      lock: `insert into table_event (table_id, seq, command_id, body)
             select table_id, max(seq) + 1, 'elsewhere', '[]' from table_event where table_id = $1 group by table_id`,
      act: move,
    },
  ];

  it.each(troubles)(
    '$what hold up these and nobody else, and they go on when the lock is gone',
    async ({ begin, lock, act }) => {
      const locked = await begin();
      const others = await Promise.all([1, 2, 3].map(() => startTable(gateway, { people: 2 })));
      const holder = new pg.Client({ connectionString: gateway.databaseUrl });
      await holder.connect();
      try {
        await holder.query('begin');
        await holder.query(lock, [locked.id]);
        let isHeld = true;
        const held = act(locked.players[0]!).then(() => (isHeld = false));
        const times: number[] = [];
        // What waits for the lock is asked again and again meanwhile.
        const until = performance.now() + 4000;
        while (performance.now() < until) times.push(...(await Promise.all(others.map(moveAny))).flat());
        expect(isHeld).toBe(true);
        await holder.query('rollback');
        await held;
        expect(times.length).toBeGreaterThan(30);
        // The first may come along with the one that is held; from then on that one waits by itself. A lock holds for 500.
        expect(times.filter((ms) => ms > 400).length).toBeLessThan(times.length / 5);
      } finally {
        await holder.end();
        for (const { players } of [locked, ...others]) for (const player of players) player.close();
      }
    },
    20_000,
  );

  it('that run out of time all at once, with nobody there to notice, costs each one move', async () => {
    // Patient clocks: what is to run out here runs out once.
    const timing = { turn: 600, setup: 600, timeouts: 10 };
    const { id, players } = await startTable(gateway, { people: 2, timing });
    for (const player of players) player.close();
    const copies = 500;
    await query(
      gateway,
      `with copy as (
         insert into game_table
         select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'code', 'X' || n,
           'link', 'copy-' || n))).*
         from game_table t, generate_series(1, ${copies}) n where t.id = $1
         returning id
       ), secret as (
         insert into round_secret
         select (jsonb_populate_record(s, jsonb_build_object('table_id', c.id))).*
         from round_secret s, copy c where s.table_id = $1
       )
       insert into table_event select (jsonb_populate_record(e, jsonb_build_object('table_id', c.id,
         'deadline_at', case when e.deadline_at is not null then clock_timestamp() + interval '3 seconds' end))).*
       from table_event e, copy c where e.table_id = $1`,
      [id],
    );
    const read = (): Promise<{ fired: number; tables: number }[]> =>
      query(
        gateway,
        `select count(*)::int as fired, count(distinct table_id)::int as tables
         from table_event e join game_table t on t.id = e.table_id
         where t.code like 'X%' and e.body like '%"by":"clock"%'`,
      );
    const clocks = await until(async () => {
      const [seen] = await read();
      return seen!.tables >= copies && seen;
    });
    expect(clocks).toEqual({ fired: copies, tables: copies });
  });
});
