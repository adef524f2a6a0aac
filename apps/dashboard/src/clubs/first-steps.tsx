import type { ClubBody } from '@red-disc/contracts';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/i18n/navigation';
import { Icon } from '@/ui/icon';
import { Surface } from '@/ui/surface';

export interface FirstStepsProps {
  readonly club: ClubBody;
  readonly members: number;
  readonly hasEvenings: boolean;
}

/** For whoever founded a club just now: what to do next, until it is done. */
export async function FirstSteps({ club, members, hasEvenings }: FirstStepsProps) {
  const t = await getTranslations('clubs.firstSteps');
  const steps = [
    { key: 'describe', path: '/settings', isDone: club.description !== '', needs: 'club.settings.write' },
    { key: 'invite', path: '/invitations', isDone: members > 1, needs: 'club.invite' },
    { key: 'plan', path: '/evenings/new', isDone: hasEvenings, needs: 'schedules.write' },
  ] as const;
  if (!club.may.includes('club.settings.write') || steps.every(({ isDone }) => isDone)) return null;
  return (
    <Surface aria-labelledby="first-steps">
      <h2 id="first-steps" className="mb-2 text-xl">
        {t('title')}
      </h2>
      <ol>
        {steps.map(({ key, path, isDone }) => (
          <li key={key} className="border-t border-line first:border-0">
            <Link
              href={`/clubs/${club.slug}${path}`}
              className="flex min-h-12 items-center gap-3 text-ink no-underline hover:underline"
            >
              <Icon name={isDone ? 'check' : 'arrowRight'} className={isDone ? 'text-ok' : ''} />
              <span className={isDone ? 'text-ink-2 line-through' : 'font-[550]'}>{t(key)}</span>
              {isDone && <span className="sr-only">{t('done')}</span>}
            </Link>
          </li>
        ))}
      </ol>
    </Surface>
  );
}
