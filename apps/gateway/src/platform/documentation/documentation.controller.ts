import { Controller, Header } from '@nestjs/common';
import { routes } from '@red-disc/contracts';
import { Endpoint } from '../http/endpoint.js';
import { asyncApiDocument } from './async-api.js';
import { documentationPage } from './documentation-page.js';
import { openApiDocument } from './open-api.js';

@Controller()
export class DocumentationController {
  @Endpoint(routes.getOpenApi)
  getOpenApi(): Record<string, unknown> {
    return openApiDocument();
  }

  @Endpoint(routes.getAsyncApi)
  getAsyncApi(): Record<string, unknown> {
    return asyncApiDocument();
  }

  @Endpoint(routes.getDocumentation)
  @Header('Content-Type', 'text/html; charset=utf-8')
  getDocumentation(): string {
    return documentationPage();
  }
}
