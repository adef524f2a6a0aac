'use client';

import { Dialog, type DialogProps } from './dialog';

/** A dialog from the bottom edge on a phone: the score, the talk, the menu of a table. */
export function Sheet(props: Omit<DialogProps, 'side'> & { readonly side?: 'right' | 'bottom' }) {
  return <Dialog side="bottom" {...props} />;
}
