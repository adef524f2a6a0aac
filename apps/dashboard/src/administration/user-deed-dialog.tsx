'use client';

import { routes, type ApiError } from '@red-disc/contracts';
import type { Result } from '@red-disc/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { getPathname } from '@/i18n/navigation';
import { ask } from '@/live/ask';
import { ReasonDialog } from './reason-dialog';
import type { UserDeed } from './user-actions';

export interface UserDeedDialogProps {
  readonly deed: UserDeed;
  readonly onClose: () => void;
}

function send({ type, user }: UserDeed, reason: string): Promise<Result<unknown, ApiError>> {
  const params = { userId: user.id };
  switch (type) {
    case 'block':
      return ask(routes.blockUser, { params, body: { reason } });
    case 'unblock':
      return ask(routes.unblockUser, { params, body: { reason } });
    case 'promote':
      return ask(routes.setPlatformRole, { params, body: { reason, role: 'administrator' } });
    case 'demote':
      return ask(routes.setPlatformRole, { params, body: { reason, role: 'user' } });
    case 'actAs':
      return ask(routes.actAs, { params, body: { reason } });
  }
}

export function UserDeedDialog({ deed, onClose }: UserDeedDialogProps) {
  const t = useTranslations('administration');
  const locale = useLocale();
  const queries = useQueryClient();
  const { type, user } = deed;
  return (
    <ReasonDialog
      title={t(`deeds.${type}.title`, { name: user.name })}
      text={t(`deeds.${type}.text`)}
      confirm={t(`deeds.${type}.action`)}
      onClose={onClose}
      onConfirm={async (reason) => {
        const answer = await send(deed, reason);
        if (!answer.ok) return answer.error;
        // From here on one is somebody else: nothing of the administrator stays in the page.
        if (type === 'actAs') location.assign(getPathname({ href: '/', locale }));
        else await queries.invalidateQueries({ queryKey: [routes.listUsers.path] });
        return undefined;
      }}
    />
  );
}
