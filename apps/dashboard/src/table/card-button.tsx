'use client';

import { FaceDrawing, type Face, type FaceSize } from '@/cards/card-face';
import { shake } from './motion';

/** How a card stands out: free to be taken, taken, or not now. */
export type CardMark = 'none' | 'ring' | 'picked' | 'hatched';

export interface CardButtonProps {
  readonly face: Face;
  readonly size: FaceSize;
  readonly label: string;
  readonly mark: CardMark;
  readonly isTarget: boolean;
  /** Counts up when the place shows something new: the card turns over and keeps a folded corner for a while. */
  readonly changed: number | undefined;
  readonly isLit: boolean;
  readonly tabIndex?: number;
  readonly anchor: string;
  readonly onTap: () => void;
  readonly onLight: (isLit: boolean) => void;
}

/** A card that can be tapped. One that is no target stays reachable, and says why when tapped. */
export function CardButton(props: CardButtonProps) {
  const { face, size, label, mark, isTarget, changed, isLit, tabIndex, anchor, onTap, onLight } = props;
  return (
    <button
      type="button"
      className="card"
      aria-label={label}
      aria-disabled={isTarget ? undefined : true}
      aria-pressed={isTarget ? mark === 'picked' : undefined}
      tabIndex={tabIndex}
      data-face={typeof face === 'number' ? 'up' : face}
      data-mark={mark === 'none' ? undefined : mark}
      data-changed={changed}
      data-turned={changed === undefined ? undefined : ''}
      data-lit={isLit ? '' : undefined}
      data-anchor={anchor}
      onClick={(event) => {
        if (!isTarget) shake(event.currentTarget);
        onTap();
      }}
      onPointerEnter={() => {
        onLight(true);
      }}
      onPointerLeave={() => {
        onLight(false);
      }}
      onFocus={() => {
        onLight(true);
      }}
      onBlur={() => {
        onLight(false);
      }}
    >
      <FaceDrawing key={changed} face={face} size={size} />
    </button>
  );
}
