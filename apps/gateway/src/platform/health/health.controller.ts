import { Controller } from '@nestjs/common';
import { routes, type ResponseOf } from '@red-disc/contracts';
import { ApiException } from '../errors/api-exception.js';
import { Endpoint } from '../http/endpoint.js';
import { HealthService } from './health.service.js';

@Controller()
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Endpoint(routes.getLive)
  getLive(): ResponseOf<typeof routes.getLive> {
    return { status: 'live' };
  }

  @Endpoint(routes.getReady)
  async getReady(): Promise<ResponseOf<typeof routes.getReady>> {
    if (!(await this.health.isReady())) throw new ApiException({ code: 'RETRY' });
    return { status: 'ready' };
  }
}
