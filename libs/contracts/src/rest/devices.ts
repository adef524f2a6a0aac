import { z } from 'zod';
import { titleSchema } from '../clubs.js';
import { idSchema } from '../tables.js';
import { accountSchema } from './accounts.js';
import { clubParams } from './clubs.js';
import { defineRoute } from './route.js';

const nothing = z.strictObject({});
const deviceParams = clubParams.extend({ deviceId: idSchema });

/** Names for kids' seats: a child chooses an animal, and that is all we know. */
export const kidNames = [
  'badger',
  'bear',
  'beaver',
  'cat',
  'deer',
  'dolphin',
  'duck',
  'eagle',
  'elephant',
  'fox',
  'frog',
  'giraffe',
  'hare',
  'hedgehog',
  'horse',
  'lion',
  'lynx',
  'mole',
  'mouse',
  'otter',
  'owl',
  'panda',
  'parrot',
  'penguin',
  'rabbit',
  'raven',
  'seal',
  'snail',
  'squirrel',
  'stork',
  'swan',
  'tiger',
  'turtle',
  'whale',
  'wolf',
  'zebra',
] as const;

const device = z.strictObject({ id: idSchema, name: z.string(), createdAt: z.iso.datetime() });
const ticket = z.strictObject({ ticket: z.string(), expiresAt: z.iso.datetime() });

/** Seats of kids and screens in the hall: both come in by a ticket, have no password, and can be sent away. */
export const deviceRoutes = {
  listKidSeats: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/kid-seats',
    summary: 'The kids’ seats that belong to one’s account',
    permission: 'club.kid-seats.write',
    params: clubParams,
    response: z.strictObject({ seats: z.array(device) }),
  }),
  addKidSeat: defineRoute({
    method: 'POST',
    path: '/api/clubs/:clubId/kid-seats',
    summary: 'Makes a kid’s seat that belongs to one’s account; it stores nothing about the child',
    permission: 'club.kid-seats.write',
    params: clubParams,
    body: z.strictObject({ name: z.enum(kidNames) }),
    response: device,
  }),
  addProjector: defineRoute({
    method: 'POST',
    path: '/api/clubs/:clubId/projectors',
    summary: 'Makes a screen that may show the club’s tables and tournaments, and nothing else',
    permission: 'club.projectors.write',
    params: clubParams,
    body: z.strictObject({ name: titleSchema }),
    response: device,
  }),
  listProjectors: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/projectors',
    summary: 'The club’s screens',
    permission: 'club.projectors.write',
    params: clubParams,
    response: z.strictObject({ projectors: z.array(device) }),
  }),
  makeTicket: defineRoute({
    method: 'POST',
    path: '/api/clubs/:clubId/devices/:deviceId/ticket',
    summary: 'A ticket that lets one device in, once and soon, as one’s kid’s seat or the club’s screen',
    permission: 'club.kid-seats.write',
    params: deviceParams,
    response: ticket,
  }),
  removeDevice: defineRoute({
    method: 'DELETE',
    path: '/api/clubs/:clubId/devices/:deviceId',
    summary: 'Takes one’s kid’s seat or the club’s screen away, wherever it is signed in',
    permission: 'club.kid-seats.write',
    params: deviceParams,
    response: nothing,
  }),
  useTicket: defineRoute({
    method: 'POST',
    path: '/api/account/ticket',
    summary: 'Signs this device in by a ticket',
    permission: 'public',
    body: z.strictObject({ ticket: z.string().min(20).max(60) }),
    response: accountSchema,
  }),
} as const;
