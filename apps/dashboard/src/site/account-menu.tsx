'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { getPathname, Link } from '@/i18n/navigation';
import { SeatMarker } from '@/ui/seat-marker';

export interface AccountMenuProps {
  readonly name: string;
  /** The address of an account; a guest has none. */
  readonly note: string | null;
  readonly isGuest: boolean;
  /** A kid's seat or a screen: it has no account to look after. */
  readonly isDevice: boolean;
  readonly isAdministrator: boolean;
  readonly unread: number;
}

/** The contracts are needed when somebody signs out, not to show the header. */
async function signOut(): Promise<void> {
  const [{ routes }, { ask }] = await Promise.all([import('@red-disc/contracts'), import('@/live/ask')]);
  await ask(routes.signOut, {});
}

/** The signed-in person's menu, on the browser's own popover. */
export function AccountMenu(props: AccountMenuProps) {
  const { name, note, isGuest, isDevice, isAdministrator, unread } = props;
  const t = useTranslations('site');
  const locale = useLocale();
  const id = useId();
  const leave = async () => {
    await signOut();
    // A whole new page: nothing of the person stays in it.
    location.assign(getPathname({ href: '/', locale }));
  };
  const items = [
    { key: 'notifications', href: '/notifications', isShown: !isDevice },
    { key: 'clubs', href: '/clubs', isShown: !isDevice },
    { key: 'statistics', href: '/account/statistics', isShown: !isDevice },
    { key: 'becomeAccount', href: '/sign-up', isShown: isGuest },
    { key: 'account', href: '/account', isShown: !isDevice },
    { key: 'administration', href: '/administration', isShown: isAdministrator },
  ] as const;
  return (
    <div className="relative">
      <button
        type="button"
        popoverTarget={id}
        className="relative grid size-11 place-items-center rounded-full"
        aria-label={t('accountOf', { name })}
      >
        <SeatMarker look={0} name={name} size={38} />
        {unread > 0 && (
          <i
            aria-hidden="true"
            className="absolute top-0 right-0 size-3.5 rounded-full border-2 border-page bg-warn-fill sm:hidden"
          />
        )}
      </button>
      <ul id={id} popover="auto" className="popover-menu max-w-[calc(100vw-2rem)]">
        <li className="mb-1 border-b-2 border-line px-3 pt-1 pb-2">
          <b className="block truncate font-[650]">{name}</b>
          <span className="block truncate text-sm text-ink-2">
            {note ?? t(isDevice ? 'device' : 'guest')}
          </span>
        </li>
        {items
          .filter(({ isShown }) => isShown)
          .map(({ key, href }) => (
            <li key={key}>
              <Link href={href} className="menu-item">
                {t(`menuItems.${key}`)}
                {key === 'notifications' && unread > 0 && <span className="num text-ink-2">{unread}</span>}
              </Link>
            </li>
          ))}
        <li>
          <button type="button" className="menu-item w-full" onClick={() => void leave()}>
            {t('signOut')}
          </button>
        </li>
      </ul>
    </div>
  );
}
