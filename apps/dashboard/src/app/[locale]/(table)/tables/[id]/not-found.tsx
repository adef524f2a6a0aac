import { getTranslations } from 'next-intl/server';
import { Link } from '@/i18n/navigation';
import { Brand } from '@/site/brand';
import { Notice } from '@/site/notice';
import { buttonClass } from '@/ui/button-class';

/** For a table that does not exist and for one that takes an invitation: which of the two is nobody's business. */
export default async function NoSuchTable() {
  const t = await getTranslations('tables');
  return (
    <>
      <header className="px-4 pt-4">
        <Brand />
      </header>
      <main id="main">
        <Notice title={t('unknown')} text={t('unknownText')}>
          <Link href="/tables" className={buttonClass({ variant: 'primary' })}>
            {t('listTitle')}
          </Link>
          <Link href="/play" className={buttonClass()}>
            {t('practise')}
          </Link>
        </Notice>
      </main>
    </>
  );
}
