import { cx } from './cx';

const base =
  'inline-flex items-center justify-center gap-2 border-2 font-[650] leading-[1.1] no-underline whitespace-nowrap ' +
  'transition-[translate,background-color] duration-[90ms] ease-out active:translate-y-0.5 ' +
  'disabled:cursor-not-allowed disabled:opacity-55 disabled:active:translate-y-0 ' +
  'aria-disabled:cursor-not-allowed aria-disabled:opacity-55';

/** One filled button per task. `disc` is for what happens between players only. */
const variants = {
  primary: 'border-ink bg-ink text-on-ink',
  outline: 'border-ink bg-transparent text-ink hover:bg-surface-3',
  quiet: 'border-line-strong bg-transparent font-[550] text-ink hover:bg-surface-3',
  bare: 'border-transparent bg-transparent font-[550] text-ink hover:bg-surface-3',
  onInk: 'border-current bg-transparent text-on-ink hover:bg-on-ink/12',
  disc: 'border-disc bg-disc text-on-disc',
} as const;

const sizes = {
  // A finger needs more than a mouse.
  sm: 'min-h-9 rounded-2 px-3 text-sm pointer-coarse:min-h-11',
  md: 'min-h-11 rounded-2 px-4 text-base',
  lg: 'min-h-14 rounded-[12px] px-6 text-lg',
  xl: 'min-h-[62px] rounded-[14px] px-7 text-[1.25rem]',
  icon: 'size-11 rounded-2 p-0',
} as const;

export interface ButtonLook {
  readonly variant?: keyof typeof variants;
  readonly size?: keyof typeof sizes;
}

/** The look of a button, for links that lead to a task as well. */
export function buttonClass(
  { variant = 'outline', size = 'md' }: ButtonLook = {},
  className?: string,
): string {
  return cx(base, variants[variant], sizes[size], className);
}
