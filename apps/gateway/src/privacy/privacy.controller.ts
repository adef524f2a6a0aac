import { Readable } from 'node:stream';
import { Controller, StreamableFile } from '@nestjs/common';
import { routes, type InputOf, type ResponseOf } from '@red-disc/contracts';
import type { CsvForm } from '@red-disc/tournaments';
import { csvFormIn } from '../platform/http/csv-form.js';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import type { Actor } from '../platform/identity/actor.js';
import { CurrentActor } from '../platform/identity/current-actor.js';
import { csvFiles } from './csv-files.js';
import { PrivacyService } from './privacy.service.js';
import { zipOf } from './zip-of.js';

@Controller()
export class PrivacyController {
  constructor(private readonly privacy: PrivacyService) {}

  @Endpoint(routes.exportAccount)
  async exportPerson(
    @Input() { query }: InputOf<typeof routes.exportAccount>,
    @CurrentActor() actor: Actor,
  ): Promise<StreamableFile> {
    return archive('red-disc-account', await this.privacy.exportPerson(actor), csvFormIn(query));
  }

  @Endpoint(routes.eraseAccount)
  async erase(
    @Input() { body }: InputOf<typeof routes.eraseAccount>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.eraseAccount>> {
    await this.privacy.erase(actor, body.password);
    return {};
  }

  @Endpoint(routes.exportClub)
  async exportClub(@Input() { params, query }: InputOf<typeof routes.exportClub>): Promise<StreamableFile> {
    return archive('red-disc-club', await this.privacy.exportClub(params.clubId), csvFormIn(query));
  }
}

/** Everything as JSON for programs, and its lists as CSV for people. */
function archive(name: string, document: Readonly<Record<string, unknown>>, form: CsvForm): StreamableFile {
  const files = { [`${name}.json`]: JSON.stringify(document, null, 2), ...csvFiles(document, form) };
  return new StreamableFile(Readable.from(zipOf(files)), {
    type: 'application/zip',
    disposition: `attachment; filename="${name}.zip"`,
  });
}
