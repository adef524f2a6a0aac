import { routes } from '@red-disc/contracts';
import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { Workspace } from '@/api/workspace';
import { requireClub } from '@/clubs/find-club';
import { SettingsTabs } from '@/clubs/settings/settings-tabs';
import { askGateway } from '@/gateway/gateway';
import { readOrigin } from '@/gateway/origin';
import { pickMessages } from '@/i18n/pick-messages';
import { ScreenList } from '@/projector/screen-list';
import { PageHead } from '@/ui/page-head';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('projector');
  return { title: t('screens') };
}

/** The screens of a club: let one in by a ticket, send one away. */
export default async function ScreensPage({ params }: PageProps<'/[locale]/clubs/[slug]/screens'>) {
  const { slug } = await params;
  const club = await requireClub(slug, '/screens', 'club.projectors.write');
  const t = await getTranslations('projector');
  const settings = await getTranslations('clubSettings');
  const answer = await askGateway(routes.listProjectors, { params: { clubId: club.id } });
  const messages = pickMessages(await getMessages(), ['projector', 'form', 'list', 'refusal']);
  return (
    <NextIntlClientProvider messages={messages} timeZone={club.timeZone}>
      <Workspace>
        <div className="mx-auto grid w-full max-w-6xl gap-7 px-4 pt-7 pb-16 sm:px-8">
          <PageHead title={settings('title')} />
          <SettingsTabs club={club} />
          <p className="max-w-[44rem] text-pretty text-ink-2">{t('screensText')}</p>
          <ScreenList
            clubId={club.id}
            address={`${await readOrigin()}/screen/${slug}`}
            initial={answer.ok ? answer.value : { projectors: [] }}
          />
        </div>
      </Workspace>
    </NextIntlClientProvider>
  );
}
