import { Controller } from '@nestjs/common';
import { routes, type InputOf, type ResponseOf } from '@red-disc/contracts';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import { AuditRepository } from './audit.repository.js';

@Controller()
export class AuditController {
  constructor(private readonly audit: AuditRepository) {}

  @Endpoint(routes.listClubAudit)
  async listOfClub(
    @Input() { params, query }: InputOf<typeof routes.listClubAudit>,
  ): Promise<ResponseOf<typeof routes.listClubAudit>> {
    return { entries: await this.audit.list({ clubId: params.clubId, ...query }) };
  }

  @Endpoint(routes.listAudit)
  async list(
    @Input() { query }: InputOf<typeof routes.listAudit>,
  ): Promise<ResponseOf<typeof routes.listAudit>> {
    return { entries: await this.audit.list({ clubId: null, ...query }) };
  }
}
