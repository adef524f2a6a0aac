import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { NextRequest } from 'next/server';
import { routing } from '@/i18n/routing';
import { openTableColumnsIn } from '@/live/open-tables/columns';
import { openTableChoices, readAll, readOpenTablesAddress } from '@/live/open-tables/read-open-tables';
import { listCsv } from '@/ui/data-table/csv';

/** The open tables as the list's address narrows and sorts them, all of its pages. */
export async function GET(
  request: NextRequest,
  { params }: RouteContext<'/[locale]/tables/open-tables.csv'>,
): Promise<Response> {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return new Response(null, { status: 404 });
  const t = await getTranslations({ locale, namespace: 'openTables' });
  const tables = await getTranslations({ locale, namespace: 'tables' });
  const query = Object.fromEntries(request.nextUrl.searchParams);
  const rows = await readAll(readOpenTablesAddress(query, openTableChoices(t)));
  if (!rows) return new Response(null, { status: 503, headers: { 'Retry-After': '2' } });
  const columns = openTableColumnsIn({ t, tables, since: (instant) => instant, isMine: () => false });
  return new Response(listCsv(columns, rows, locale), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="open-tables.csv"',
      'Cache-Control': 'no-store',
    },
  });
}
