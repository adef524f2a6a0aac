import type { RequestHandler } from 'express';

/** What is answered to one person stays in no cache; a route for which that is too strict says so itself. */
export const keepOutOfCaches: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};
