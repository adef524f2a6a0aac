import {
  listPageSize,
  longestList,
  openTableColumns,
  openTableStates,
  routes,
  type ResponseOf,
} from '@red-disc/contracts';
import { askGateway } from '@/gateway/gateway';
import type { Translate } from '@/i18n/translate';
import type { Choice } from '@/ui/data-table/column';
import { readListAddress, type Asked, type ListAddress } from '@/ui/link-list/list-address';

export type OpenTable = ResponseOf<typeof routes.listTables>['tables'][number];
export type OpenTablesAddress = ListAddress<(typeof openTableColumns)[number]>;

const path = '/tables';

export function openTableChoices(t: Translate<'openTables'>): readonly Choice[] {
  return [
    {
      key: 'state',
      label: t('state'),
      options: openTableStates.map((value) => ({ value, label: t(`states.${value}`) })),
    },
  ];
}

export function readOpenTablesAddress(query: Asked['query'], choices: readonly Choice[]): OpenTablesAddress {
  return readListAddress({ path, query }, openTableColumns, choices);
}

function askFor({ q, sort, chosen, page }: OpenTablesAddress, limit: number) {
  const status = openTableStates.find((state) => state === chosen['state']);
  return askGateway(routes.listTables, { query: { q, sort, status, page, limit } });
}

export function readPage(address: OpenTablesAddress) {
  return askFor(address, listPageSize);
}

/** All that the search and the filters leave; undefined if they cannot be had. */
export async function readAll(address: OpenTablesAddress): Promise<readonly OpenTable[] | undefined> {
  const all = new Map<string, OpenTable>();
  for (let page = 1; ; page += 1) {
    const answer = await askFor({ ...address, page }, longestList);
    if (!answer.ok) return undefined;
    for (const table of answer.value.tables) all.set(table.id, table);
    if (page * longestList >= answer.value.total) return [...all.values()];
  }
}
