import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ResponseOf, routes } from '@red-disc/contracts';
import { newClub, type TestClub } from '../../../test/clubs.js';
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
    await event.repeat(gateway, copies);
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
