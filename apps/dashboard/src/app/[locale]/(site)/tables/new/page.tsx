import { routes } from '@red-disc/contracts';
import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { askGateway } from '@/gateway/gateway';
import { pickMessages } from '@/i18n/pick-messages';
import { NewTable } from '@/live/new-table';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('tables');
  return { title: t('open'), description: t('newText') };
}

export default async function NewTablePage() {
  const t = await getTranslations('tables');
  const answer = await askGateway(routes.getAccount, {});
  return (
    <NextIntlClientProvider messages={pickMessages(await getMessages(), ['tables', 'tableRefusal'])}>
      <div className="mx-auto grid max-w-2xl gap-6 px-4 pt-4 pb-16">
        <div>
          <h1 className="text-3xl">{t('newTitle')}</h1>
          <p className="mt-2 text-ink-2">{t('newText')}</p>
        </div>
        <div className="rounded-4 bg-surface p-5 shadow-2 sm:p-8">
          <NewTable needsName={!answer.ok || answer.value.account === null} />
        </div>
      </div>
    </NextIntlClientProvider>
  );
}
