import { routes } from '@red-disc/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { askGateway } from '@/gateway/gateway';
import { Link, redirect } from '@/i18n/navigation';
import { Notice } from '@/site/notice';
import { CodeForm } from '@/start/code-form';
import { buttonClass } from '@/ui/button-class';

export async function generateMetadata(): Promise<Metadata> {
  const code = await getTranslations('start.code');
  return { title: code('join'), robots: { index: false } };
}

/** From a code that somebody read out to its table. */
export default async function JoinPage({ searchParams }: PageProps<'/[locale]/join'>) {
  const { code } = await searchParams;
  const t = await getTranslations('tables');
  if (typeof code !== 'string' || code.trim() === '')
    return (
      <div className="mx-auto max-w-md px-4 py-10">
        <CodeForm />
      </div>
    );
  const found = await askGateway(routes.findTableByCode, { body: { code: code.trim() } });
  if (found.ok) {
    const { id, key } = found.value;
    redirect({ href: { pathname: `/tables/${id}`, query: { key } }, locale: await getLocale() });
  } else {
    const isLost = found.error.code === 'RETRY';
    return (
      <Notice
        title={t(isLost ? 'offline' : 'unknownCode', { code })}
        text={t(isLost ? 'refusal.RETRY' : 'unknownCodeText')}
      >
        <CodeForm />
        <Link href="/tables" className={buttonClass()}>
          {t('listTitle')}
        </Link>
      </Notice>
    );
  }
}
