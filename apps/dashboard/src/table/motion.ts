/** Whether cards may travel and shake for this reader. */
export function wantsMotion(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** One short shake for what cannot be had now; the reason stands in the bar. */
export function shake(element: Element): void {
  if (wantsMotion()) element.animate({ translate: ['0', '-4px', '4px', '0'] }, 220);
}
