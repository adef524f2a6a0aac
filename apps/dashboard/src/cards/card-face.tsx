import { cx } from '@/ui/cx';
import type { CardValue } from './values';

/** What lies at a place: a value, a card nobody knows, or nothing. */
export type Face = CardValue | 'down' | 'gap';

export type FaceSize = 'large' | 'small';

export function symbolOf(face: Face, size: FaceSize): string {
  if (face === 'down') return '#card-back';
  if (face === 'gap') return '#card-gap';
  return `#card-${size === 'large' ? 'l' : 's'}${face}`;
}

export interface FaceDrawingProps {
  readonly face: Face;
  readonly size: FaceSize;
}

/** The drawing inside a card. A large face that gets little room shows its small one: the width decides, not the page. */
export function FaceDrawing({ face, size }: FaceDrawingProps) {
  const isBoth = size === 'large' && typeof face === 'number';
  return (
    <svg viewBox="0 0 100 140" aria-hidden="true">
      <use href={symbolOf(face, size)} className={isBoth ? 'card-roomy' : undefined} />
      {isBoth && <use href={symbolOf(face, 'small')} className="card-tight" />}
    </svg>
  );
}

export interface CardFaceProps {
  readonly face: Face;
  readonly size?: FaceSize;
  readonly held?: boolean;
  readonly className?: string;
}

/** A card as a picture. What it shows is said by the words around it. */
export function CardFace({ face, size = 'large', held, className }: CardFaceProps) {
  return (
    <span
      className={cx('card', className)}
      data-face={typeof face === 'number' ? 'up' : face}
      data-held={held ? '' : undefined}
      aria-hidden="true"
    >
      <FaceDrawing face={face} size={size} />
    </span>
  );
}
