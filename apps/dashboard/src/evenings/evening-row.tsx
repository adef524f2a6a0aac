import type { OccurrenceBody } from '@red-disc/contracts';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/i18n/navigation';
import type { Reading } from '@/i18n/when';
import { Badge } from '@/ui/badge';
import { buttonClass } from '@/ui/button-class';
import { AnswerButtons } from './answer-buttons';
import { DatedRow } from './dated-row';
import { SeatDots } from './seat-dots';

export interface EveningRowProps {
  readonly clubId: string;
  readonly evening: OccurrenceBody;
  readonly reading: Reading;
  readonly mayAnswer: boolean;
}

/** One evening in a list: when, what, who comes, and the answer. */
export async function EveningRow({ clubId, evening, reading, mayAnswer }: EveningRowProps) {
  const t = await getTranslations('evenings');
  const { id, title, startsAt, status, own, tableId, cancelReason } = evening;
  const isCancelled = status === 'cancelled';
  const isAtTable = tableId !== null && (status === 'open' || status === 'started');
  return (
    <DatedRow startsAt={startsAt} reading={reading} isCancelled={isCancelled} isOwn={own.place === 'seat'}>
      <div className="grid min-w-0 gap-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            href={`/evenings/${id}`}
            className="text-lg font-[650] text-ink underline-offset-4 hover:underline"
          >
            {title}
          </Link>
          {status === 'open' && (
            <Badge tone="ok" icon="check">
              {t('status.open')}
            </Badge>
          )}
          {status === 'started' && <Badge icon="clock">{t('status.started')}</Badge>}
          {isCancelled && (
            <Badge tone="warn" icon="alarm">
              {t('status.cancelled')}
            </Badge>
          )}
        </p>
        {isCancelled ? (
          cancelReason && <p className="text-sm text-ink-2">{cancelReason}</p>
        ) : (
          <SeatDots seated={evening.seated} seats={evening.seatsTo} waiting={evening.waiting} />
        )}
      </div>
      {isAtTable ? (
        <Link href={`/tables/${tableId}`} className={buttonClass({ variant: 'primary' })}>
          {t(status === 'open' ? 'toTable' : 'watch')}
        </Link>
      ) : (
        mayAnswer &&
        status === 'planned' && <AnswerButtons clubId={clubId} occurrenceId={id} title={title} own={own} />
      )}
    </DatedRow>
  );
}
