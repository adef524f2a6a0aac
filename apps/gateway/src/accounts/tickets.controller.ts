import { Controller, Req, Res } from '@nestjs/common';
import { routes, type InputOf, type ResponseOf } from '@red-disc/contracts';
import type { Response } from 'express';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import type { IncomingRequest } from '../platform/http/incoming-request.js';
import { callerOf, setCookies } from './caller.js';
import { TicketsService } from './tickets.service.js';

@Controller()
export class TicketsController {
  constructor(private readonly tickets: TicketsService) {}

  @Endpoint(routes.useTicket)
  async use(
    @Input() { body }: InputOf<typeof routes.useTicket>,
    @Req() request: IncomingRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ResponseOf<typeof routes.useTicket>> {
    const { account, cookies } = await this.tickets.use(body.ticket, callerOf(request), request.actor);
    setCookies(response, cookies);
    return account;
  }
}
