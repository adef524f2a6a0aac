import { routes, type Timing } from '@red-disc/contracts';
import { enterAsGuest, type Guest } from '../play/guest.js';
import { SocketBot } from '../play/socket-bot.js';
import { demand } from '../play/demand.js';
import { enterBy, type SignIns } from './people.js';

export type Role = 'administrator' | 'owner' | 'director' | 'member';

/** The demo club with something on every page, and the people who may see it. */
export interface Furnished {
  readonly people: Readonly<Record<Role | 'player' | 'screen', Guest>>;
  readonly slug: string;
  /** An event in its second round, one that people can enter, and the printed keys of the first. */
  readonly event: string;
  readonly openEvent: string;
  readonly keys: {
    readonly checkIn: string;
    readonly kiosk: string;
    readonly table: number;
    readonly tableKey: string;
  };
  readonly schedule: string;
  readonly evening: string;
  readonly ruleSet: string;
  readonly version: string;
  readonly draft: string;
  /** Tables: one that waits for players, one where the player plays against bots, one whose game is over. */
  readonly lobby: { readonly id: string; readonly key: string };
  readonly table: string;
  readonly finished: string;
  readonly invitation: string;
}

/** Makes, by the same routes as people do, what the demo club lacks. */
export async function furnish(url: string, signIns: SignIns): Promise<Furnished> {
  const enter = (role: Role) => enterBy(url, routes.signIn, { ...signIns[role]!, remember: false });
  const owner = await enter('owner');
  const [director, member] = [await enter('director'), await enter('member')];
  const administrator = await enter('administrator');
  const player = await enterAsGuest(url, 1);
  const { clubs } = await demand(owner, routes.listMyClubs, {});
  const club = clubs.find(({ slug }) => slug === 'demo')!;
  const params = { clubId: club.id };
  return {
    people: { owner, director, member, administrator, player, screen: await openScreen(url, owner, params) },
    slug: club.slug,
    ...(await findEvents(director, params)),
    ...(await makeRules(owner, params)),
    ...(await planEvening(owner, member, params)),
    ...(await openTables(url, player, member)),
    ...(await furnishClub(owner, member, params)),
  };
}

interface ClubParams {
  readonly clubId: string;
}

async function findEvents(director: Guest, params: ClubParams) {
  const { tournaments } = await demand(director, routes.listTournaments, { params, query: {} });
  const event = tournaments.find(({ status }) => status === 'running')!.id;
  const openEvent = tournaments.find(({ status }) => status === 'preparing')!.id;
  const keys = await demand(director, routes.getTournamentKeys, {
    params: { ...params, tournamentId: event },
  });
  const [printed] = keys.tables;
  return { event, openEvent, keys: { ...keys, table: printed!.table, tableKey: printed!.key } };
}

async function makeRules(owner: Guest, params: ClubParams) {
  const { ruleSets } = await demand(owner, routes.listRuleSets, { params });
  const { id: ruleSet, latest } = ruleSets[0]!;
  const version = latest!.id;
  const body = { name: 'Short evening', from: version };
  const { id: draft } = await demand(owner, routes.createRuleSet, { params, body });
  return { ruleSet, version, draft };
}

async function planEvening(owner: Guest, member: Guest, params: ClubParams) {
  const { ruleSets } = await demand(owner, routes.listRuleSets, { params });
  const day = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString().slice(0, 10);
  const { id: schedule } = await demand(owner, routes.createSchedule, {
    params,
    body: {
      title: 'Club league',
      description: 'Three rounds, then tea.',
      ruleSetVersionId: ruleSets.find(({ latest }) => latest)!.latest!.id,
      startDate: day,
      startTime: '19:30',
      rrule: 'FREQ=WEEKLY',
      listed: true,
    },
  });
  const { occurrences } = await demand(owner, routes.listOccurrences, { params, query: {} });
  const evening = occurrences.find(({ scheduleId }) => scheduleId === schedule)!.id;
  const at = { ...params, occurrenceId: evening };
  await demand(member, routes.answerOccurrence, { params: at, body: { answer: 'yes' } });
  return { schedule, evening };
}

async function openTables(url: string, player: Guest, member: Guest) {
  const rules = { game: 'allegra', preset: 'house' };
  const open = (bots: string[], timing: Partial<Timing> = {}) =>
    demand(player, routes.createTable, {
      body: { rules, seats: bots.length + 1, bots, visibility: 'open', timing },
    });
  const lobby = await demand(member, routes.createTable, { body: { rules, seats: 4, visibility: 'open' } });
  const live = await open(['steady', 'steady', 'steady'], { turn: null, setup: 3600, window: 60 });
  const over = await open(['steady']);
  (await begin(url, player, live)).leave();
  await (await begin(url, player, over)).play();
  return { lobby, table: live.id, finished: over.id };
}

/** Starts a game against bots; it waits for the player, or `play` plays it to its end. */
async function begin(url: string, guest: Guest, { id: table, key }: { id: string; key: string }) {
  const random = { below: () => 0 };
  const bot = new SocketBot({ url, guest, table, key, level: 'steady', random });
  await bot.sitDown();
  await bot.start();
  return bot;
}

/** Ways in and a report: lists with something in them. */
async function furnishClub(owner: Guest, member: Guest, params: ClubParams) {
  const { secret } = await demand(owner, routes.invite, { params, body: { kind: 'link' } });
  await demand(owner, routes.invite, { params, body: { kind: 'email', email: 'friend@club.example' } });
  const { account } = await demand(owner, routes.getAccount, {});
  const body = { userId: account!.id, reason: 'Shouted at the bots.' };
  await demand(member, routes.report, { params, body });
  return { invitation: secret! };
}

async function openScreen(url: string, owner: Guest, params: ClubParams): Promise<Guest> {
  const { id: deviceId } = await demand(owner, routes.addProjector, { params, body: { name: 'Hall' } });
  const { ticket } = await demand(owner, routes.makeTicket, { params: { ...params, deviceId } });
  return enterBy(url, routes.useTicket, { ticket });
}
