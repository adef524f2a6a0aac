'use client';

import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { cx } from '../cx';
import { Icon } from '../icon';
import { useHydrated } from '../use-hydrated';
import type { ApiForm } from './use-api-form';

export interface FormProps<Values extends FieldValues> {
  readonly api: ApiForm<Values>;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * The frame of a form: the browser's own checks are off, ours stand at the fields. Until the page's scripts are there
 * nothing can be typed or sent: the browser alone would lose what was typed, and write it into the address.
 */
export function Form<Values extends FieldValues>({ api, className, children }: FormProps<Values>) {
  const isReady = useHydrated();
  return (
    <form
      noValidate
      method="post"
      className={cx('grid gap-5', className)}
      onSubmit={api.onSubmit}
      aria-busy={api.isBusy}
    >
      <fieldset disabled={!isReady} className="contents">
        {children}
      </fieldset>
      {api.refusal && <FormAlert text={api.refusal} />}
    </form>
  );
}

/** What went wrong when it belongs to no single field. */
export function FormAlert({ text }: { readonly text: string }) {
  return (
    <p role="alert" className="flex items-start gap-2 rounded-2 bg-alarm-wash p-3 text-alarm">
      <Icon name="alarm" className="mt-0.5" />
      {text}
    </p>
  );
}
