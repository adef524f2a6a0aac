import { getTranslations } from 'next-intl/server';
import { fetchStatus } from '@/gateway/status';
import { Icon } from '@/ui/icon';

/** One line: which version answers, and whether its database is ready. */
export async function ServerStatus() {
  const t = await getTranslations('status');
  const status = await fetchStatus();
  if (!status) {
    return (
      <p className="flex min-h-6 items-center gap-2">
        <Icon name="alarm" className="text-warn" />
        {t('unreachable')}
      </p>
    );
  }
  const ready = status.database === 'up';
  return (
    <p className="flex min-h-6 flex-wrap items-center gap-x-2">
      <Icon name={ready ? 'check' : 'alarm'} className={ready ? 'text-ok' : 'text-warn'} />
      <span>{t('version', { version: status.version })}</span>
      <span>{ready ? t('databaseUp') : t('databaseDown')}</span>
    </p>
  );
}
