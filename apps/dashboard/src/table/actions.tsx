'use client';

import { Fragment, type ReactNode } from 'react';
import { printValue } from '@/cards/values';
import { cx } from '@/ui/cx';
import { SeatMarker } from '@/ui/seat-marker';
import { KnockButton } from './knock-button';
import { useTableState } from './use-table';
import { lineName, nameOf } from './words';

interface DoProps {
  readonly primary?: boolean;
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly onLight?: (isLit: boolean) => void;
  readonly children: ReactNode;
}

/** A button of the bar; one at most is filled. */
function Do({ primary = false, disabled, onClick, onLight, children }: DoProps) {
  return (
    <button
      type="button"
      className={cx('do', primary && 'do-primary')}
      disabled={disabled}
      onClick={onClick}
      onPointerEnter={() => onLight?.(true)}
      onPointerLeave={() => onLight?.(false)}
      onFocus={() => onLight?.(true)}
    >
      {children}
    </button>
  );
}

/** What can be done now, as buttons: the same things that taps on cards and piles do. */
export function Actions() {
  const state = useTableState();
  const { choices, words, picked, props, act, pickLine, prompt, model } = state;
  const { t } = words;
  const { round } = props.view;
  const card = round?.hand ? printValue(round.hand.card) : '';
  const top = round?.discard.at(-1);
  const pickedCell = picked?.type === 'cell' ? picked.cell : undefined;
  const lineValue = (cells: readonly string[]) => {
    const face = model.own.area.find((place) => place.cell === cells[0])?.face;
    return typeof face === 'number' ? lineName(face) : '';
  };
  const buttons: ReactNode[] = [];
  const add = (key: string, label: string, onClick: () => void, options: Partial<DoProps> = {}) => {
    buttons.push(
      <Do key={key} onClick={onClick} {...options}>
        {label}
      </Do>,
    );
  };

  if (choices.knock !== undefined) {
    buttons.push(
      <KnockButton
        key="knock"
        label={t('actions.knock')}
        onKnock={() => {
          act(choices.knock);
        }}
      />,
    );
  }
  for (const choice of choices.clear) {
    add(
      choice.move,
      t('actions.clear', { line: lineValue(choice.cells) }),
      () => {
        act(choice.move);
      },
      {
        primary: true,
        onLight: (isLit) => {
          pickLine(isLit && choices.clear.length > 1 ? choice : undefined);
        },
      },
    );
  }
  for (const [seat, move] of choices.give) {
    const { look, name } = model.seats[seat - 1]!;
    const label = t('actions.give', { name });
    buttons.push(
      <Do
        key={move}
        onClick={() => {
          act(move);
        }}
      >
        {choices.give.size === 1 ? (
          label
        ) : (
          <>
            <span className="sr-only">{label}</span>
            <span className="do-person" aria-hidden="true">
              <SeatMarker look={look} name={name} size={26} />
              {name}
            </span>
          </>
        )}
      </Do>,
    );
  }
  if (choices.draw !== undefined)
    add(
      'draw',
      t('actions.draw'),
      () => {
        act(choices.draw);
      },
      { primary: choices.clear.length === 0 },
    );
  if (choices.take !== undefined && top !== undefined)
    add('take', t('actions.take', { card: printValue(top) }), () => {
      act(choices.take);
    });
  if (choices.place.size > 0)
    add(
      'put',
      pickedCell ? t('actions.put', { card }) : t('actions.chooseOne'),
      () => {
        if (pickedCell) act(choices.place.get(pickedCell));
      },
      { primary: true, disabled: pickedCell === undefined },
    );
  if (choices.pick.size > 0)
    add(
      'pick',
      pickedCell ? t('actions.pick') : t('actions.chooseTheirs', { name: nameOf(words, prompt.knocker) }),
      () => {
        if (pickedCell) act(choices.pick.get(pickedCell));
      },
      { primary: true, disabled: pickedCell === undefined },
    );
  if (choices.throw !== undefined)
    add('throw', t('actions.throw', { card }), () => {
      act(choices.throw);
    });
  if (choices.pass !== undefined)
    add('pass', t('actions.pass'), () => {
      act(choices.pass);
    });
  if (choices.keep !== undefined)
    add('keep', t('actions.keep'), () => {
      act(choices.keep);
    });
  if (choices.done !== undefined)
    add('done', t('actions.done'), () => {
      act(choices.done);
    });
  if (round?.phase === 'over' && !props.view.over && props.onNextRound)
    add('next', t('actions.next'), props.onNextRound, { primary: true });
  if (props.view.over && props.afterGame) buttons.push(<Fragment key="after">{props.afterGame}</Fragment>);

  if (buttons.length === 0) return null;
  return (
    <div className="act-do" data-knock={choices.knock === undefined ? undefined : ''}>
      {buttons}
    </div>
  );
}
