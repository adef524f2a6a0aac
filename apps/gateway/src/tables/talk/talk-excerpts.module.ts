import { Global, Injectable, Module } from '@nestjs/common';
import type { TalkContent } from '@red-disc/contracts';
import { TALK_EXCERPTS, type TalkExcerpts, type TalkLine } from '../../reports/talk-excerpts-port.js';
import { TablesRepository } from '../tables.repository.js';
import { TalkRepository } from './talk.repository.js';

/** What was said at a table, for those who look into a report. */
@Injectable()
class TableTalkExcerpts implements TalkExcerpts {
  constructor(
    private readonly talk: TalkRepository,
    private readonly tables: TablesRepository,
  ) {}

  async lastLines(clubId: string | null, tableId: string, count: number): Promise<readonly TalkLine[]> {
    if ((await this.tables.clubOf(tableId)) !== clubId) return [];
    const lines = await this.talk.lastLines(tableId, { count });
    return lines.map(({ user, content, at }) => ({ userId: user, text: textOf(content), at: new Date(at) }));
  }
}

/** Phrases and reactions by their ids, in signs that free text cannot be mistaken for. */
function textOf(content: TalkContent): string {
  switch (content.type) {
    case 'text':
      return content.text;
    case 'phrase':
      return `\u00ab${content.phrase}\u00bb`;
    case 'reaction':
      return `\u00ab${content.reaction}\u00bb`;
  }
}

/** Global, so that reports find it without knowing of tables. */
@Global()
@Module({
  providers: [TalkRepository, TablesRepository, { provide: TALK_EXCERPTS, useClass: TableTalkExcerpts }],
  exports: [TALK_EXCERPTS],
})
export class TalkExcerptsModule {}
