'use client';

import { CardFace } from '@/cards/card-face';
import { printValue } from '@/cards/values';
import { faceOf } from './derive-model';
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

function Deck() {
  const { props, words, choices, act } = useTableState();
  const { t } = words;
  const count = props.view.round?.deck ?? 0;
  const isTarget = choices.draw !== undefined;
  return (
    <div className="pile">
      <button
        type="button"
        className="stack"
        disabled={!isTarget}
        data-anchor="deck"
        data-target={isTarget || undefined}
        aria-label={t(isTarget ? 'deck.draw' : 'deck.label', { count })}
        onClick={() => {
          act(choices.draw);
        }}
      >
        {count > 2 && <CardFace face="down" size="small" />}
        {count > 1 && <CardFace face="down" size="small" />}
        <CardFace face={count > 0 ? 'down' : 'gap'} size="small" />
      </button>
      <span aria-hidden="true">
        <b>{t('deck.name')}</b> {count}
      </span>
    </div>
  );
}

function Pile() {
  const { props, words, choices, act } = useTableState();
  const { t } = words;
  const cards = (props.view.round?.discard ?? []).slice(-fanned);
  const top = cards.at(-1);
  const inHand = props.view.round?.hand?.card;
  const isTarget = choices.take !== undefined || choices.throw !== undefined;
  return (
    <div className="pile">
      <button
        type="button"
        className="stack stack-fan"
        disabled={!isTarget}
        data-anchor="pile"
        data-target={isTarget || undefined}
        aria-label={pileLabel()}
        onClick={() => {
          act(choices.take ?? choices.throw);
        }}
      >
        {cards.length === 0 && <CardFace face="gap" size="small" />}
        {cards.map((card, index) => (
          <CardFace
            key={index}
            face={faceOf(card)}
            size="small"
            className={`fan-${fanned - cards.length + index}`}
          />
        ))}
      </button>
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
