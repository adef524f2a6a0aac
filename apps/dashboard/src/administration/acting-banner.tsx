import { getTranslations } from 'next-intl/server';
import { cookies } from 'next/headers';
import { currentPerson } from '@/gateway/current-person';
import { EndActing } from './end-acting';

/** On every page while an administrator goes on as somebody else: so that nobody forgets who they are just now. */
export async function ActingBanner() {
  // Strangers are asked about nothing: their pages stay quick.
  const isSignedIn = (await cookies()).getAll().some(({ name }) => name.endsWith('red-disc.session'));
  const person = isSignedIn ? await currentPerson() : undefined;
  if (!person?.actedFor) return null;
  const t = await getTranslations('administration');
  return (
    <aside
      aria-label={t('acting.label')}
      className="sticky top-0 z-30 bg-warn-wash text-ink shadow-1 print:hidden"
    >
      <i aria-hidden="true" className="tape block h-1.5" />
      <p className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 px-4 py-2">
        <span>{t.rich('acting.text', { name: person.name, b: (chunks) => <b>{chunks}</b> })}</span>
        <EndActing label={t('acting.end')} />
      </p>
    </aside>
  );
}
