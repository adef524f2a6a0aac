'use client';

import type { Cell } from '@red-disc/allegra';
import type { Seat } from '@red-disc/game';
import { useFormatter, useTranslations } from 'next-intl';
import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react';
import { deriveChoices, type Choices, type ClearChoice } from './choices';
import { deriveModel, faceOf } from './derive-model';
import { linesMade, type Line } from './lines';
import type { Place, TableModel } from './model';
import { derivePrompt, type Prompt } from './prompt';
import { reasonFor, reasonForPile, type Reason } from './reason';
import type { TableProps } from './table-props';
import { useChanges } from './use-changes';
import type { Words } from './words';

/** What the player has chosen but not yet confirmed. */
export type Picked =
  { readonly type: 'cell'; readonly cell: Cell } | { readonly type: 'line'; readonly choice: ClearChoice };

export interface TableState {
  readonly props: TableProps;
  readonly model: TableModel;
  readonly choices: Choices;
  readonly prompt: Prompt;
  readonly words: Words;
  readonly picked: Picked | undefined;
  /** The lines that the picked card would make, or that can be cleared now. */
  readonly lines: readonly Line[];
  readonly changed: ReadonlyMap<Cell, number>;
  readonly lit: Cell | undefined;
  readonly reason: Reason | undefined;
  /** The other player whose fifteen are opened: the knocker while a card is taken, else whom the reader tapped. */
  readonly opened: Seat | undefined;
  readonly tap: (place: Place, isOwn: boolean) => void;
  /** The deck or the pile was tapped, and there is nothing to do with it. */
  readonly tapInVain: () => void;
  readonly act: (move: string | undefined) => void;
  readonly pickLine: (choice: ClearChoice | undefined) => void;
  readonly light: (cell: Cell | undefined) => void;
  readonly open: (seat: Seat | undefined) => void;
  readonly lookAt: (seat: Seat) => void;
}

const TableContext = createContext<TableState | undefined>(undefined);
export const TableProvider = TableContext;

export function useTableState(): TableState {
  const state = use(TableContext);
  if (!state) throw new Error('this part of a table needs a Table above it');
  return state;
}

/** Everything that belongs to one picture of the table and is forgotten with the next. */
interface Moment {
  readonly key: string;
  readonly picked: Picked | undefined;
  readonly reason: Reason | undefined;
  /** A move is on its way: nothing else is sent until the table answers. */
  readonly sent: boolean;
}

export function useTable(props: TableProps): TableState {
  const { view, people, onMove, refusals = 0 } = props;
  const t = useTranslations('table');
  const format = useFormatter();
  const [front, setFront] = useState<Seat>(1);
  const [tapped, setTapped] = useState<Seat>();
  const [lit, setLit] = useState<Cell>();
  const key = `${view.phase}/${view.moves.join(' ')}/${refusals}`;
  const [moment, setMoment] = useState<Moment>({ key, picked: undefined, reason: undefined, sent: false });
  const current = moment.key === key ? moment : { key, picked: undefined, reason: undefined, sent: false };
  const changed = useChanges(view);

  const model = useMemo(() => deriveModel(view, people, front), [view, people, front]);
  const choices = useMemo(() => deriveChoices(view), [view]);
  const prompt = useMemo(() => derivePrompt(view), [view]);
  const words = useMemo<Words>(
    () => ({ t, list: (names) => format.list(names, { type: 'conjunction' }), model }),
    [t, format, model],
  );

  const [refusalsSeen, setRefusalsSeen] = useState(refusals);
  const reason: Reason | undefined =
    current.reason ?? (refusals > refusalsSeen ? { key: 'refused', rule: undefined } : undefined);

  const act = (move: string | undefined) => {
    if (move === undefined || current.sent) return;
    setMoment({ key, picked: undefined, reason: undefined, sent: true });
    setRefusalsSeen(refusals);
    onMove(move);
  };
  const pick = (picked: Picked | undefined) => {
    setMoment({ ...current, picked, reason: undefined });
  };

  const explain = (why: Reason) => {
    const reason: Reason = props.guided ? { key: 'hint', rule: undefined } : why;
    setMoment({ ...current, picked: undefined, reason });
  };

  const tap = (place: Place, isOwn: boolean) => {
    const { cell } = place;
    const isPicked = current.picked?.type === 'cell' && current.picked.cell === cell;
    const line = choices.clear.find(({ cells }) => cells.includes(cell));
    if (choices.reveal.has(cell)) act(choices.reveal.get(cell));
    else if (choices.place.has(cell) || choices.pick.has(cell)) {
      if (isPicked) act(choices.place.get(cell) ?? choices.pick.get(cell));
      else pick({ type: 'cell', cell });
    } else if (isOwn && line) {
      if (current.picked?.type === 'line' && current.picked.choice.move === line.move) act(line.move);
      else pick({ type: 'line', choice: line });
    } else explain(reasonFor(view, choices, { cell, face: place.face, isOwn }));
  };

  const lines = useMemo(
    () => previewOf(model, choices, current.picked, view.round?.hand?.card),
    [model, choices, current.picked, view],
  );

  const knocker = view.round?.knocker ?? undefined;
  const opened = choices.pick.size > 0 ? knocker : tapped;
  const open = useCallback((seat: Seat | undefined) => {
    setTapped(seat);
  }, []);

  useEffect(() => {
    setTapped(undefined);
  }, [view.round?.number]);

  return {
    props,
    model,
    choices,
    prompt,
    words,
    picked: current.picked,
    lines,
    changed,
    lit,
    reason,
    opened,
    tap,
    tapInVain: () => {
      explain(reasonForPile(view, choices));
    },
    act,
    pickLine: (choice) => {
      pick(choice && { type: 'line', choice });
    },
    light: setLit,
    open,
    lookAt: setFront,
  };
}

/** A line is framed before it is made; lines that lie there already are framed as they are. */
function previewOf(
  { own }: TableModel,
  choices: Choices,
  picked: Picked | undefined,
  inHand: number | undefined,
): readonly Line[] {
  const placeOf = (cell: Cell) => own.area.find((place) => place.cell === cell)!;
  const lineOf = ({ cells: [a, b, c] }: ClearChoice): Line => [placeOf(a), placeOf(b), placeOf(c)];
  if (picked?.type === 'line') return [lineOf(picked.choice)];
  if (picked?.type === 'cell' && inHand !== undefined && choices.place.has(picked.cell)) {
    return linesMade(own.area, picked.cell, faceOf(inHand));
  }
  return choices.clear.map(lineOf);
}
