'use client';

import { routes, type NotificationSetting } from '@red-disc/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { refusalText } from '@/api/refusal-text';
import { useAction, useApi } from '@/api/use-api';
import { FormAlert } from '@/ui/form/form';
import { Section } from '@/ui/section';
import { Skeleton } from '@/ui/skeleton';
import { Table, TableBody, TableHead } from '@/ui/table';

const ways = ['app', 'mail'] as const;

/** Each kind of news can be switched off, in the app and by mail. A switch counts as soon as it is pressed. */
export function NotificationSwitches({ hasMail }: { readonly hasMail: boolean }) {
  const t = useTranslations('account.notifications');
  const words = useTranslations('refusal');
  const client = useQueryClient();
  const list = useApi(routes.getNotificationSettings, {});
  const save = useAction(routes.setNotifications, { changes: [routes.getNotificationSettings] });
  const set = (setting: NotificationSetting) => {
    // Safe to show at once: the server stores exactly this, and a refusal asks for what it has.
    client.setQueryData<typeof list.data>(
      [routes.getNotificationSettings.path, {}],
      (before) =>
        before && { settings: before.settings.map((one) => (one.kind === setting.kind ? setting : one)) },
    );
    save.mutate({ body: { settings: [setting] } }, { onError: () => void list.refetch() });
  };
  const error = list.error ?? save.error;
  return (
    <Section title={t('title')} text={t(hasMail ? 'text' : 'noMail')}>
      {list.isPending && <Skeleton className="h-64" />}
      {list.data && (
        <Table aria-label={t('title')}>
          <TableHead>
            <tr>
              <th scope="col">{t('kind')}</th>
              {ways.map((way) => (
                <th key={way} scope="col" className="w-20 text-center">
                  {t(way)}
                </th>
              ))}
            </tr>
          </TableHead>
          <TableBody>
            {list.data.settings.map((setting) => (
              <tr key={setting.kind}>
                <th scope="row" className="py-2 font-[450]">
                  {t(`kinds.${setting.kind}`)}
                </th>
                {ways.map((way) => (
                  <td key={way} className="py-2">
                    <input
                      type="checkbox"
                      className="mx-auto block size-6 accent-(--ink)"
                      aria-label={`${t(`kinds.${setting.kind}`)}: ${t(way)}`}
                      checked={setting[way]}
                      disabled={way === 'mail' && !hasMail}
                      onChange={(event) => {
                        set({ ...setting, [way]: event.target.checked });
                      }}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </TableBody>
        </Table>
      )}
      {error && <FormAlert text={refusalText(words, error.refusal)} />}
    </Section>
  );
}
