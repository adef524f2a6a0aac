'use client';

import type { UserBody } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { buttonClass } from '@/ui/button-class';
import { Icon } from '@/ui/icon';

export interface UserDeed {
  readonly type: 'block' | 'unblock' | 'promote' | 'demote' | 'actAs';
  readonly user: UserBody;
}

/** What can be done to somebody, as they are. */
export function deedsFor({ kind, blocked, platformRole }: UserBody): UserDeed['type'][] {
  if (blocked) return ['unblock'];
  if (platformRole === 'administrator') return ['demote'];
  return kind === 'account' ? ['actAs', 'block', 'promote'] : ['actAs', 'block'];
}

export interface UserActionsProps {
  readonly user: UserBody;
  readonly onChoose: (deed: UserDeed) => void;
}

export function UserActions({ user, onChoose }: UserActionsProps) {
  const t = useTranslations('administration');
  const id = useId();
  return (
    <div className="relative inline-block">
      <button type="button" popoverTarget={id} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
        {t('act')}
        <span className="sr-only">{user.name}</span>
        <Icon name="chevronDown" />
      </button>
      <ul id={id} popover="auto" className="popover-menu anchored-menu">
        {deedsFor(user).map((type) => (
          <li key={type}>
            <button
              type="button"
              popoverTarget={id}
              className="menu-item w-full"
              onClick={() => {
                onChoose({ type, user });
              }}
            >
              {t(`deeds.${type}.action`)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
