import { getTranslations } from 'next-intl/server';
import { Link } from '@/i18n/navigation';
import { buttonClass } from '@/ui/button-class';
import { HeroPicture } from './hero-picture';

export interface HeroProps {
  /** Whether the reader has an account, or plays as a guest already. */
  readonly isKnown: boolean;
}

export async function Hero({ isKnown }: HeroProps) {
  const t = await getTranslations('start');
  return (
    <section className="relative grid items-center gap-x-10 gap-y-12 px-4 pt-4 pb-14 sm:px-8 lg:min-h-[34rem] lg:grid-cols-[minmax(0,1fr)_minmax(0,auto)] lg:px-14 lg:pr-24 lg:pb-10 xl:pr-40">
      <div>
        <h1 className="max-w-[11em] text-[clamp(2.75rem,7.5vw,4.5rem)] lg:text-[clamp(3.5rem,6vw,5.25rem)] leading-[0.96] font-extrabold tracking-[-0.035em] [font-stretch:92%]">
          <span className="block text-balance">{t('twelve')}</span>{' '}
          <span className="block">{t('fifteen')}</span>
        </h1>
        <p className="mt-5 mb-7 max-w-[31em] text-[clamp(1.125rem,1.5vw,1.3125rem)] leading-[1.45] text-pretty text-ink-2">
          {t('lead')}
        </p>
        <div className="flex flex-wrap gap-3">
          <Link href="/play" className={buttonClass({ variant: 'primary', size: 'xl' })}>
            {t('play')}
          </Link>
          <Link href="/tutorial" className={buttonClass({ size: 'xl' })}>
            {t('learn')}
          </Link>
        </div>
        {!isKnown && <p className="mt-3.5 text-ink-2">{t('under')}</p>}
      </div>
      <HeroPicture />
    </section>
  );
}
