import type { RequestHandler } from 'express';
import type { MetricsService } from './metrics.service.js';

export function measureRequests(metrics: MetricsService): RequestHandler {
  return (request, response, next) => {
    const stop = metrics.requests.startTimer({ method: request.method });
    response.once('finish', () => stop({ status: String(response.statusCode) }));
    next();
  };
}
