'use client';

import { routes } from '@red-disc/contracts';
import { useTimeZone } from 'next-intl';
import { useApi } from '@/api/use-api';
import { AuditTable, pageOfLog } from '@/audit/audit-table';
import { ask } from '@/live/ask';
import { ListFrame, Nothing } from './list-frame';

/** Who did what on the whole server, the newest first. */
export function AuditList() {
  const timeZone = useTimeZone() ?? 'UTC';
  const { data, isError } = useApi(routes.listAudit, { query: { limit: pageOfLog } });
  return (
    <ListFrame isLost={isError} isLoading={data === undefined}>
      <AuditTable
        initial={data?.entries ?? []}
        loadBefore={(before) => ask(routes.listAudit, { query: { limit: pageOfLog, before } })}
        timeZone={timeZone}
        csvName="audit"
        empty={<Nothing />}
      />
    </ListFrame>
  );
}
