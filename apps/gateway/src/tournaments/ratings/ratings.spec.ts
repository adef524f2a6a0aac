import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ResponseOf, routes } from '@red-disc/contracts';
import { newClub, type TestClub } from '../../../test/clubs.js';
import { query } from '../../../test/people.js';
import { runGateway, type RunningGateway } from '../../../test/running-gateway.js';
import { TestEvent } from '../../../test/tournaments.js';

const copies = 550;

describe('ratings of a club that plays on for years', () => {
  let gateway: RunningGateway;
  let club: TestClub;
  let event: TestEvent;

  beforeAll(async () => {
    gateway = await runGateway();
    club = await newClub(gateway);
    event = await TestEvent.create(club, {
      stages: [{ id: 'main', format: { kind: 'movement', rounds: 2 } }],
    });
    for (const name of ['Ada', 'Bea', 'Cem', 'Dan']) await event.enter(name);
    await event.direct({ type: 'startStage', stage: 'main' });
    await event.direct({ type: 'planRounds', stage: 'main' });
    await event.play('main', 1);
    // The same evening again and again, each a week before the one that goes on.
    await query(
      gateway,
      `with made as (
         insert into tournament (club_id, minutes, mode, game, registration_open, entrants, waiting, rule_set_version_id, secret, created_by, id, name, status, seq, starts_at)
         select club_id, minutes, mode, game, registration_open, entrants, waiting, rule_set_version_id, secret, created_by,
           gen_random_uuid(), name, status, seq, starts_at - n * interval '7 days'
         from tournament, generate_series(1, $2::int) n where id = $1 returning id)
       insert into tournament_command (tournament_id, seq, last_seq, command_id, body)
       select made.id, seq, last_seq, command_id, body from made, tournament_command where tournament_id = $1`,
      [event.id, copies],
    );
  });

  afterAll(() => gateway.stop());

  async function games(): Promise<number[]> {
    const answer = await club.owner.browser.get(`/api/clubs/${club.id}/ratings`);
    if (answer.status !== 200) throw new Error(answer.text);
    return (answer.body as ResponseOf<typeof routes.getClubRatings>).ratings.map((line) => line.games);
  }

  it('count every event, the latest too', async () => {
    expect(await games()).toEqual(Array.from({ length: 4 }, () => copies + 1));
  });

  it('count at once what is played after they were worked out', async () => {
    await event.play('main', 2);
    expect(await games()).toEqual(Array.from({ length: 4 }, () => copies + 2));
  });
});
