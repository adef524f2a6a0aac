import { getTranslations } from 'next-intl/server';

const mostDots = 8;

export interface SeatDotsProps {
  readonly seated: number;
  readonly seats: number;
  readonly waiting: number;
}

/** Places as discs: full ones are taken, dashed ones are free. */
export async function SeatDots({ seated, seats, waiting }: SeatDotsProps) {
  const t = await getTranslations('evenings');
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {seats <= mostDots && (
        <span aria-hidden="true" className="flex gap-1">
          {Array.from({ length: seats }, (_, place) => (
            <i
              key={place}
              className={
                place < seated
                  ? 'size-5 rounded-full bg-ink'
                  : 'size-5 rounded-full border-2 border-dashed border-line-strong'
              }
            />
          ))}
        </span>
      )}
      <span className="text-sm text-ink-2">
        {t('seatsTaken', { seated, seats })}
        {waiting > 0 && ` · ${t('waitingCount', { count: waiting })}`}
      </span>
    </span>
  );
}
