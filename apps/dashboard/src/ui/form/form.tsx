'use client';

import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { cx } from '../cx';
import { Icon } from '../icon';
import type { ApiForm } from './use-api-form';

export interface FormProps<Values extends FieldValues> {
  readonly api: ApiForm<Values>;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The frame of a form: the browser's own checks are off, ours stand at the fields. */
export function Form<Values extends FieldValues>({ api, className, children }: FormProps<Values>) {
  return (
    <form noValidate className={cx('grid gap-5', className)} onSubmit={api.onSubmit} aria-busy={api.isBusy}>
      {children}
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
