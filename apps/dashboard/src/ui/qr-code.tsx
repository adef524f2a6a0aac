import dynamic from 'next/dynamic';
import { cx } from './cx';
import type { QrDrawingProps } from './qr-drawing';

const QrDrawing = dynamic(async () => (await import('./qr-drawing')).QrDrawing, {
  loading: () => <span className="block aspect-square w-full rounded-1 bg-surface-3" />,
});

/** A picture to point a phone at. What draws it comes when one is shown, and its place is kept until then. */
export function QrCode({ className, ...drawing }: QrDrawingProps) {
  return (
    <span className={cx('block', className)}>
      <QrDrawing {...drawing} className="w-full" />
    </span>
  );
}
