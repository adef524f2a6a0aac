'use client';

import { auditColumns, routes } from '@red-disc/contracts';
import { useTimeZone } from 'next-intl';
import { AuditTable, entryKey } from '@/audit/audit-table';
import { parseAction, useAuditChoices } from '@/audit/use-audit-choices';
import { useServerList } from '@/ui/data-table/use-server-list';
import { Nothing } from './nothing';

/** Who did what on the whole server, the newest first. */
export function AuditList() {
  const timeZone = useTimeZone() ?? 'UTC';
  const choices = useAuditChoices('server');
  const list = useServerList({
    route: routes.listAudit,
    callFor: (part, chosen) => ({ query: { ...part, action: parseAction(chosen('action')) } }),
    pageOf: ({ entries, total }) => ({ rows: entries, total }),
    rowKey: entryKey,
    sortable: auditColumns,
    choices,
  });
  return (
    <AuditTable
      list={list}
      choices={choices}
      timeZone={timeZone}
      csvName="audit"
      empty={<Nothing of="others" />}
    />
  );
}
