import { Controller } from '@nestjs/common';
import { routes, type ResponseOf } from '@red-disc/contracts';
import { Endpoint } from '../platform/http/endpoint.js';
import { version } from '../platform/version.js';
import { StatusRepository } from './status.repository.js';

@Controller()
export class StatusController {
  constructor(private readonly repository: StatusRepository) {}

  @Endpoint(routes.getStatus)
  async getStatus(): Promise<ResponseOf<typeof routes.getStatus>> {
    try {
      return { version, database: 'up', clubs: await this.repository.countClubs() };
    } catch {
      return { version, database: 'down', clubs: 0 };
    }
  }
}
