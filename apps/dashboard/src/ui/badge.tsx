import type { ReactNode } from 'react';
import { cx } from './cx';
import { Icon, type IconName } from './icon';

const tones = {
  plain: 'bg-surface-3 text-ink',
  ok: 'bg-ok-wash text-ok',
  warn: 'bg-warn-wash text-warn',
  alarm: 'bg-alarm-wash text-alarm',
  disc: 'bg-disc-wash text-disc-text',
} as const;

export interface BadgeProps {
  readonly tone?: keyof typeof tones;
  /** Colour never speaks alone: a signal has its icon. */
  readonly icon?: IconName;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Badge({ tone = 'plain', icon, className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex min-h-7 items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm leading-tight whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
