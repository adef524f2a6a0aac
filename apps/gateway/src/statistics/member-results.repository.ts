import { Injectable } from '@nestjs/common';
import type { ListOrder, memberResultColumns } from '@red-disc/contracts';
import { Prisma } from '../generated/prisma/client.js';
import {
  all,
  holds,
  orderOf,
  readPage,
  textOrder,
  type ListPart,
  type Page,
} from '../platform/database/list-sql.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { Attended } from './attendance.repository.js';
import { amongPeople, conditions, sums, type ResultFilter, type Sum } from './results.repository.js';

export type ResultPart = ListPart<ListOrder<(typeof memberResultColumns)[number]>>;

export interface MemberSum extends Sum, Attended {
  readonly userId: string;
  readonly name: string;
}

const name = Prisma.sql`u.name`;
const figures = (['games', 'wins', 'rounds', 'score', 'ranks', 'evenings', 'attended'] as const).map(
  (column) => Prisma.raw(`coalesce(${column}, 0) as ${column}`),
);

/** How everybody of a club did who played or was awaited. */
@Injectable()
export class MemberResultsRepository {
  constructor(private readonly prisma: PrismaService) {}

  list(
    filter: ResultFilter & { readonly clubId: string },
    { q, sort, ...part }: ResultPart,
  ): Promise<Page<MemberSum>> {
    const played = Prisma.sql`
      select r.user_id, ${sums} from table_result r where ${amongPeople} and ${conditions(filter)} group by r.user_id`;
    const from = Prisma.sql`
      (${played}) played full join (${awaited(filter)}) awaited using (user_id) join "user" u on u.id = user_id
      where ${holds(q, [Prisma.sql`u.search_text`])}`;
    return readPage(this.prisma, part, {
      select: Prisma.sql`u.id as "userId", ${name}, ${Prisma.join(figures)}`,
      from,
      order: orderOf(sort, {
        name: textOrder(name),
        games: Prisma.sql`coalesce(games, 0)`,
        wins: Prisma.sql`coalesce(wins, 0)`,
        share: Prisma.sql`wins::real / games`,
        score: Prisma.sql`score::real / nullif(rounds, 0)`,
        attendance: Prisma.sql`attended::real / evenings`,
        otherwise: Prisma.sql`games desc nulls last, ${textOrder(name)}`,
        last: Prisma.sql`u.id`,
      }),
    });
  }
}

/** Who had said that they would come to evenings that took place, and who did; not of kids' seats. */
function awaited({ clubId, from, to }: ResultFilter & { readonly clubId: string }): Prisma.Sql {
  return Prisma.sql`
    select a.user_id, count(*)::int as evenings, (count(*) filter (where a.attended))::int as attended
    from occurrence_answer a
    join occurrence o on o.id = a.occurrence_id
    join schedule s on s.id = o.schedule_id
    join "user" p on p.id = a.user_id
    where ${all([
      Prisma.sql`s.club_id = ${clubId}::uuid and o.status = 'started' and a.attended is not null and p.device is null`,
      from !== undefined && Prisma.sql`o.starts_at >= ${from}`,
      to !== undefined && Prisma.sql`o.starts_at < ${to}`,
    ])}
    group by a.user_id`;
}
