'use client';

import type { ApiError, SheetEntryBody } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Busy } from '@/ui/busy';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { FormAlert } from '@/ui/form/form';
import { RefusalNote } from '../core/refusal-note';
import {
  isEmpty,
  isTyped,
  isWhole,
  typeInto,
  type DraftRound,
  type DraftSheet,
  type Holds,
} from './draft-sheet';
import { impossibleSumOf } from './impossible-sum';
import { KeyPad } from './key-pad';
import { RoundWhy } from './round-why';
import { SeatRow } from './seat-row';
import { SheetReview } from './sheet-review';
import { useSheet, type CheckEntry } from './use-sheet';

export interface SheetFormProps {
  readonly names: readonly string[];
  readonly nominalRounds: number;
  readonly initial?: DraftSheet | undefined;
  readonly holds?: Holds;
  readonly storageKey?: string;
  readonly check: CheckEntry;
  /** Resolves to the refusal, or to undefined when it was taken. */
  readonly onSend: (entry: SheetEntryBody) => Promise<ApiError | undefined>;
  readonly sendLabel: string;
  /** With keys on the screen, for a phone at the table. */
  readonly hasPad: boolean;
}

/** The result of a table: round by round each sum and who ended it. The server does the doubling. */
export function SheetForm(props: SheetFormProps) {
  const {
    names,
    nominalRounds,
    initial,
    holds = 'hands',
    storageKey,
    check,
    onSend,
    sendLabel,
    hasPad,
  } = props;
  const t = useTranslations('tournamentResult');
  const locale = useLocale();
  const { sheet, entry, checked, refusal, setHand, setEndedBy, forget } = useSheet({
    seats: names.length,
    rounds: nominalRounds,
    initial,
    holds,
    storageKey,
    check,
  });
  const [round, setRound] = useState(0);
  const [seat, setSeat] = useState(0);
  const [isReview, setIsReview] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [sendRefusal, setSendRefusal] = useState<ApiError>();
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const draft = sheet[round]!;
  const scores = checked?.sheet.rounds[round]?.scores;
  const focusSeat = (next: number) => {
    setSeat(next);
    inputs.current[next]?.focus();
  };
  const goTo = (next: number) => {
    setRound(next);
    setIsReview(false);
    focusSeat(0);
  };
  const press = (key: string) => {
    if (key === 'next') focusSeat((seat + 1) % names.length);
    else if (key === 'cleared') setHand(round, seat, { sum: '', cleared: !draft.hands[seat]!.cleared });
    else setHand(round, seat, { sum: typeInto(draft.hands[seat]!.sum, key), cleared: false });
  };
  const send = async () => {
    if (!entry) return;
    setIsBusy(true);
    const refused = await onSend(entry);
    setIsBusy(false);
    setSendRefusal(refused);
    if (!refused) forget();
  };
  const isLastRound = round === sheet.length - 1;
  const isFull = sheet.every(isWhole);
  const canReview = entry !== undefined && isWhole(draft);
  const impossible = impossibleSumOf(refusal);
  const isImpossibleHere = impossible !== undefined && impossible.round <= round + 1;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div role="group" aria-label={t('rounds')} className="flex flex-wrap items-center gap-2">
        {sheet.map((one, index) => (
          <button
            key={index}
            type="button"
            aria-current={index === round && !isReview ? 'step' : undefined}
            onClick={() => {
              goTo(index);
            }}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-2 border-2 border-line-strong px-2 font-[550] sm:px-3 aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-on-ink"
          >
            <i
              aria-hidden="true"
              className={cx(
                'size-3.5 rounded-1 border-2 border-current',
                isWhole(one)
                  ? 'bg-current'
                  : !isEmpty(one) && 'bg-linear-to-r from-current from-50% to-transparent to-50%',
              )}
            />
            {t('round', { round: index + 1 })}
          </button>
        ))}
      </div>
      {isReview && checked ? (
        <SheetReview names={names} checked={checked} />
      ) : (
        <>
          <div
            aria-hidden="true"
            className="grid grid-cols-[minmax(0,1fr)_4.5rem_3.25rem] items-end gap-2 pr-3 pl-2 text-xs leading-tight text-ink-2 sm:grid-cols-[minmax(0,1fr)_5.25rem_4.25rem]"
          >
            <span>{t('ended')}</span>
            <span className="text-center">{t(holds === 'scores' ? 'score' : 'sum')}</span>
            <span className="text-right">{t('counts')}</span>
          </div>
          <ul className="-mt-2 grid gap-2">
            {names.map((name, index) => (
              <SeatRow
                key={index}
                ref={(element) => {
                  inputs.current[index] = element;
                }}
                name={name}
                seat={index + 1}
                group={`ended-${round}`}
                hand={draft.hands[index]!}
                holds={holds}
                score={scores?.[index]}
                isFocused={index === seat}
                hasEnded={draft.endedBy === index + 1}
                isImpossible={impossible?.round === round + 1 && impossible.seat === index + 1}
                usesPad={hasPad}
                locale={locale}
                onFocus={() => {
                  setSeat(index);
                }}
                onHand={(hand) => {
                  setHand(round, index, hand);
                }}
                onEnded={() => {
                  setEndedBy(round, index + 1);
                }}
              />
            ))}
          </ul>
          <label className="flex min-h-11 items-center gap-3 px-2">
            <input
              type="checkbox"
              className="size-6 shrink-0 accent-(--ink)"
              checked={draft.endedBy === null}
              onChange={(event) => {
                setEndedBy(round, event.target.checked ? null : undefined);
              }}
            />
            {t('timeCalled')}
          </label>
          {holds === 'hands' && !hasPad && (
            <label className="flex min-h-11 items-center gap-3 px-2">
              <input
                type="checkbox"
                className="size-6 shrink-0 accent-(--ink)"
                checked={draft.hands[seat]!.cleared}
                onChange={(event) => {
                  setHand(round, seat, { sum: '', cleared: event.target.checked });
                }}
              />
              {t('clearedOf', { name: names[seat] ?? '' })}
            </label>
          )}
          {holds === 'hands' && <RoundWhy names={names} draft={draft} scores={scores} />}
        </>
      )}
      {impossible ? (
        <FormAlert text={t('impossibleSum', { ...impossible, name: names[impossible.seat - 1] ?? '' })} />
      ) : (
        <RefusalNote error={sendRefusal ?? refusal} />
      )}
      {hasPad && !isReview && <KeyPad nextName={names[(seat + 1) % names.length] ?? ''} onPress={press} />}
      {isReview ? (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="quiet"
            size="lg"
            onClick={() => {
              setIsReview(false);
            }}
          >
            {t('back')}
          </Button>
          <Button
            variant="primary"
            size="lg"
            className="flex-1 whitespace-normal!"
            disabled={isBusy || !checked || !entry}
            onClick={() => void send()}
          >
            {isBusy && <Busy />}
            {sendLabel}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          {!isEmpty(draft) && !isWhole(draft) && <StillMissing draft={draft} />}
          {!isLastRound && (
            <Button
              variant={isFull ? 'quiet' : 'primary'}
              size="lg"
              className="flex-1 whitespace-normal!"
              disabled={!isWhole(draft) || isImpossibleHere}
              onClick={() => {
                goTo(round + 1);
              }}
            >
              {t('nextRound', { round: round + 2 })}
              <Icon name="arrowRight" />
            </Button>
          )}
          {(isLastRound || canReview) && (
            <Button
              variant={isLastRound || isFull ? 'primary' : 'quiet'}
              size="lg"
              className="flex-1 whitespace-normal!"
              disabled={!entry || !checked}
              onClick={() => {
                setIsReview(true);
              }}
            >
              {t('show')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Why one cannot go on yet. */
function StillMissing({ draft: { hands, endedBy } }: { readonly draft: DraftRound }) {
  const t = useTranslations('tournamentResult');
  const list = new Intl.ListFormat(useLocale());
  const sums = hands.filter((hand) => !isTyped(hand)).length;
  const what = [
    ...(sums > 0 ? [t('missing.sums', { count: sums })] : []),
    ...(endedBy === undefined ? [t('missing.ender')] : []),
  ];
  return <p className="w-full px-2 text-ink-2">{t('stillMissing', { what: list.format(what) })}</p>;
}
