import { Controller } from '@nestjs/common';
import { routes, type InputOf, type ResponseOf } from '@red-disc/contracts';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import { AuditRepository } from './audit.repository.js';

@Controller()
export class AuditController {
  constructor(private readonly audit: AuditRepository) {}

  @Endpoint(routes.listClubAudit)
  listOfClub(
    @Input() { params, query }: InputOf<typeof routes.listClubAudit>,
  ): Promise<ResponseOf<typeof routes.listClubAudit>> {
    return this.audit.list(params.clubId, query);
  }

  @Endpoint(routes.listAudit)
  list(@Input() { query }: InputOf<typeof routes.listAudit>): Promise<ResponseOf<typeof routes.listAudit>> {
    return this.audit.list(null, query);
  }
}
