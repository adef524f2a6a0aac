import { getTranslations } from 'next-intl/server';
import { CardFace, type Face } from '@/cards/card-face';
import { cx } from '@/ui/cx';
import { Disc } from '@/ui/disc';
import { KnockRings } from './knock-rings';

/** Five columns as a picture: the neighbour's is the first. */
const columns: readonly (readonly [Face, Face, Face])[] = [
  [2, 5, 'down'],
  ['down', 2, 9],
  [4, 2, 'down'],
  [7, 'down', 0],
  ['down', 1, 3],
];

export async function HeroPicture() {
  const t = await getTranslations('start');
  return (
    <div className="relative justify-self-center lg:justify-self-start lg:pl-2">
      <KnockRings />
      <div
        role="img"
        aria-label={t('picture')}
        className="relative flex rounded-4 border-4 border-ink bg-surface px-[clamp(6px,1.4vw,16px)] pt-14 pb-4 shadow-3 [--cw:clamp(46px,13.2vw,80px)] lg:[--cw:clamp(66px,5.6vw,80px)]"
      >
        <span className="absolute top-3.5 left-3 flex sm:left-4 min-h-7 items-center gap-2 font-display text-base leading-tight font-bold text-seat seat-1 sm:text-lg">
          <Disc size={26} />
          {t('neighbours')}
        </span>
        <span className="absolute top-3.5 right-3 flex sm:right-5 min-h-7 items-center font-display text-base leading-tight font-bold sm:text-lg">
          {t('yours')}
        </span>
        {columns.map((column, place) => (
          <div
            // The columns of a picture never move.
            key={place}
            className={cx(
              'grid gap-[clamp(5px,0.65vw,9px)] rounded-[14px] px-[clamp(3px,0.5vw,6px)] py-2',
              place === 0 && 'seat-1 mr-1 bg-seat-wash inset-ring-[2.5px] inset-ring-seat sm:mr-2',
            )}
          >
            {column.map((face, row) => (
              <CardFace key={row} face={face} />
            ))}
          </div>
        ))}
        <span className="hero-disc absolute -right-4 -bottom-11 z-10 grid size-24 -rotate-6 place-items-center pb-2 text-center sm:-right-12 sm:size-32 lg:-right-10 lg:-bottom-8 xl:-right-24">
          <span className="font-display text-[2.25rem] leading-[0.85] font-extrabold text-white sm:text-[3rem]">
            15
            <small className="mt-1 block font-text text-sm leading-tight font-[650] sm:text-base">
              {t('cards')}
            </small>
          </span>
        </span>
      </div>
    </div>
  );
}
