'use client';

import type { ReactNode } from 'react';
import { CardFace } from '@/cards/card-face';
import { printValue } from '@/cards/values';
import { cx } from '@/ui/cx';
import { faceOf } from './derive-model';
import { shake } from './motion';
import { useTableState } from './use-table';

/** How many cards of the pile show their edges. */
const fanned = 3;

/** Deck and pile. What can be done with them now is what a tap does. */
export function Piles() {
  return (
    <div className="piles">
      <Deck />
      <Pile />
    </div>
  );
}

interface StackProps {
  readonly anchor: 'deck' | 'pile';
  readonly label: string;
  /** What a tap does now, if it does anything. */
  readonly move: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A tap that does nothing says why; keys pass over it. */
function Stack({ anchor, label, move, className, children }: StackProps) {
  const { act, tapInVain } = useTableState();
  const isTarget = move !== undefined;
  return (
    <button
      type="button"
      className={cx('stack', className)}
      aria-disabled={isTarget ? undefined : true}
      tabIndex={isTarget ? undefined : -1}
      data-anchor={anchor}
      data-target={isTarget || undefined}
      aria-label={label}
      onClick={(event) => {
        if (isTarget) act(move);
        else {
          shake(event.currentTarget);
          tapInVain();
        }
      }}
    >
      {children}
    </button>
  );
}

function Deck() {
  const { props, words, choices } = useTableState();
  const { t } = words;
  const count = props.view.round?.deck ?? 0;
  return (
    <div className="pile">
      <Stack
        anchor="deck"
        label={t(choices.draw === undefined ? 'deck.label' : 'deck.draw', { count })}
        move={choices.draw}
      >
        {count > 2 && <CardFace face="down" size="small" />}
        {count > 1 && <CardFace face="down" size="small" />}
        <CardFace face={count > 0 ? 'down' : 'gap'} size="small" />
      </Stack>
      <span aria-hidden="true">
        <b>{t('deck.name')}</b> {count}
      </span>
    </div>
  );
}

function Pile() {
  const { props, words, choices } = useTableState();
  const { t } = words;
  const cards = (props.view.round?.discard ?? []).slice(-fanned);
  const top = cards.at(-1);
  const inHand = props.view.round?.hand?.card;
  return (
    <div className="pile">
      <Stack anchor="pile" label={pileLabel()} move={choices.take ?? choices.throw} className="stack-fan">
        {cards.length === 0 && <CardFace face="gap" size="small" />}
        {cards.map((card, index) => (
          <CardFace
            key={index}
            face={faceOf(card)}
            size="small"
            className={`fan-${fanned - cards.length + index}`}
          />
        ))}
      </Stack>
      <span aria-hidden="true">
        <b>{t('pile.name')}</b>{' '}
        <span className="max-[1400px]:hidden">
          {top === undefined ? t('pile.none') : t('pile.top', { card: printValue(top) })}
        </span>
      </span>
    </div>
  );

  function pileLabel(): string {
    if (choices.throw !== undefined && inHand !== undefined)
      return t('pile.throw', { card: printValue(inHand) });
    if (top === undefined) return t('pile.labelEmpty');
    return t(choices.take === undefined ? 'pile.label' : 'pile.take', { card: printValue(top) });
  }
}
