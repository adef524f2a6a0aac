import { routes } from '@red-disc/contracts';
import { getTranslations } from 'next-intl/server';
import { currentPerson } from '@/gateway/current-person';
import { askGateway } from '@/gateway/gateway';
import { Link } from '@/i18n/navigation';
import { buttonClass } from '@/ui/button-class';
import { Icon } from '@/ui/icon';
import { AccountMenu } from './account-menu';

/** Who is signed in, with their news and their menu; else the way in. */
export async function HeaderPerson() {
  const t = await getTranslations('site');
  const person = await currentPerson();
  if (!person)
    return (
      <Link href="/sign-in" className={buttonClass({ variant: 'quiet' }, 'px-2.5! max-sm:text-md! sm:px-4!')}>
        {t('signIn')}
      </Link>
    );
  const news = person.device
    ? undefined
    : await askGateway(routes.listNotifications, { query: { unread: 'true', limit: 1 } });
  const unread = news?.ok ? news.value.unread : 0;
  return (
    <>
      {unread > 0 && (
        <Link
          href="/notifications"
          className={buttonClass({ variant: 'quiet' }, 'px-3 text-md! max-sm:hidden')}
        >
          <Icon name="bell" />
          {/* Beside the tabs of an event there is no room for a word in every language. */}
          <span aria-hidden="true">{unread}</span>
          <span className="sr-only">{t('unread', { count: unread })}</span>
        </Link>
      )}
      <AccountMenu
        name={person.name}
        note={person.email}
        isGuest={person.kind === 'guest' && !person.device}
        isDevice={person.device !== null}
        isAdministrator={person.platformRole === 'administrator'}
        unread={unread}
      />
    </>
  );
}
