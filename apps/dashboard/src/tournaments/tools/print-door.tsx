import type { EntrantBody } from '@red-disc/contracts';
import { getLocale, getTranslations } from 'next-intl/server';
import { QrCode } from '@/ui/qr-code';
import { byName } from '../people/find-people';

/** The list at the desk: a box to tick, and room for what has to be asked there. */
export async function PrintedPeople({ entrants }: { readonly entrants: readonly EntrantBody[] }) {
  const t = await getTranslations('tournamentTools');
  const words = await getTranslations('tournamentPeople');
  const expected = byName(entrants, await getLocale()).filter(
    ({ status }) => status === 'waiting' || status === 'registered' || status === 'checkedIn',
  );
  const hasClubs = expected.some(({ club }) => club !== null);
  return (
    <table className="w-full border-collapse">
      <thead className="text-left text-sm">
        <tr>
          <th scope="col" className="w-16 pb-1">
            {t('print.here')}
          </th>
          <th scope="col" className="pb-1">
            {t('print.player')}
          </th>
          {hasClubs && (
            <th scope="col" className="pb-1">
              {words('columns.club')}
            </th>
          )}
          <th scope="col" className="w-64 pb-1 pl-2">
            {t('print.notes')}
          </th>
        </tr>
      </thead>
      <tbody>
        {expected.map(({ id, name, club, status, standby }) => (
          <tr key={id} className="h-9 break-inside-avoid border-t border-[#999]">
            <td>
              <i aria-hidden="true" className="block size-5 border-2 border-[#000]" />
            </td>
            <th scope="row" className="pr-3 text-left font-[550]">
              {name}
            </th>
            {hasClubs && <td className="pr-3">{club}</td>}
            <td className="border-l border-[#999] pl-2 text-sm">
              {status === 'waiting' ? words('status.waiting') : standby && words('standby')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** For the door: large enough to be scanned from a few steps away. */
export async function PrintedPoster({ address }: { readonly address: string }) {
  const t = await getTranslations('tournamentTools');
  return (
    <div className="grid justify-items-center gap-8 py-10 text-center">
      <p className="font-display text-[3.5rem] leading-none font-extrabold text-balance">
        {t('print.posterTitle')}
      </p>
      <QrCode text={address} label={t('print.poster')} className="w-full max-w-[26rem]" />
      <p className="text-2xl text-balance">{t('print.posterText')}</p>
    </div>
  );
}
