import { z } from 'zod';
import { clubParams } from './clubs.js';
import { csvFormQuery } from './csv-form.js';
import { defineRoute } from './route.js';

const zip = {
  query: csvFormQuery,
  response: z.instanceof(Uint8Array<ArrayBuffer>),
  mediaType: 'application/zip',
} as const;

/** One's own data, and a club's: to take away, and to have erased. */
export const privacyRoutes = {
  exportAccount: defineRoute({
    method: 'GET',
    path: '/api/account/export',
    summary: 'Everything that is stored about oneself: a zip with one JSON and a CSV for each list',
    permission: 'person',
    ...zip,
  }),
  eraseAccount: defineRoute({
    method: 'POST',
    path: '/api/account/erase',
    summary: 'Erases oneself: games stay, names go. Whoever is a club’s last owner hands it over first',
    permission: 'person',
    body: z.strictObject({
      /** Of an account; a guest has none. */
      password: z.string().min(1).max(128).optional(),
    }),
    response: z.strictObject({}),
  }),
  exportClub: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/export',
    summary: 'Everything that is stored about the club: a zip with one JSON and a CSV for each list',
    permission: 'club.export',
    params: clubParams,
    ...zip,
  }),
} as const;
