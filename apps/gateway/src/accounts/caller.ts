import type { Response } from 'express';
import { clientAddress } from '../platform/http/client-address.js';
import type { IncomingRequest } from '../platform/http/incoming-request.js';
import type { Caller } from './identity/auth.service.js';

export function callerOf(request: IncomingRequest): Caller {
  return { headers: request.headers, address: clientAddress(request) };
}

export function setCookies(response: Response, cookies: readonly string[]): void {
  for (const cookie of cookies) response.append('Set-Cookie', cookie);
}
