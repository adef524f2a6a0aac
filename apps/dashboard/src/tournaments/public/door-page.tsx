import { routes } from '@red-disc/contracts';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { askGateway } from '@/gateway/gateway';
import { Link } from '@/i18n/navigation';
import { pickMessages } from '@/i18n/pick-messages';
import { Notice } from '@/site/notice';
import { buttonClass } from '@/ui/button-class';
import { Kiosk } from './kiosk';

export interface DoorPageProps {
  readonly tournamentId: string;
  readonly doorKey: string;
  readonly isScreen: boolean;
}

/** What the poster and the screen at the door open. The key in the address is the permission. */
export async function DoorPage({ tournamentId, doorKey, isScreen }: DoorPageProps) {
  const t = await getTranslations('tournamentDoor');
  const answer = await askGateway(routes.openKiosk, {
    params: { tournamentId },
    query: { key: doorKey },
  });
  return (
    <main id="main">
      {answer.ok ? (
        <NextIntlClientProvider messages={pickMessages(await getMessages(), ['tournamentDoor'])}>
          <Kiosk tournamentId={tournamentId} doorKey={doorKey} initial={answer.value} isScreen={isScreen} />
        </NextIntlClientProvider>
      ) : (
        <Notice title={t('wrongCode')} text={t('wrongCodeText')}>
          <Link href="/" className={buttonClass()}>
            {t('toStart')}
          </Link>
        </Notice>
      )}
    </main>
  );
}
