import { routes } from '@red-disc/contracts';
import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { Workspace } from '@/api/workspace';
import { requireClub } from '@/clubs/find-club';
import { askGateway } from '@/gateway/gateway';
import { readOrigin } from '@/gateway/origin';
import { pickMessages } from '@/i18n/pick-messages';
import { ScreenList } from '@/projector/screen-list';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('projector');
  return { title: t('screens') };
}

/** The screens of a club: let one in by a ticket, send one away. */
export default async function ScreensPage({ params }: PageProps<'/[locale]/clubs/[slug]/screens'>) {
  const { slug } = await params;
  const club = await requireClub(slug, '/screens', 'club.projectors.write');
  const t = await getTranslations('projector');
  const answer = await askGateway(routes.listProjectors, { params: { clubId: club.id } });
  const messages = pickMessages(await getMessages(), ['projector', 'form', 'list', 'refusal']);
  return (
    <NextIntlClientProvider messages={messages} timeZone={club.timeZone}>
      <Workspace>
        <div className="mx-auto grid max-w-3xl gap-6 px-4 pt-7 pb-16 sm:px-8">
          <header>
            <h1 className="text-3xl">{t('screens')}</h1>
            <p className="mt-2 text-lg text-pretty text-ink-2">{t('screensText')}</p>
          </header>
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
