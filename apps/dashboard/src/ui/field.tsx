import { useId, type ReactNode } from 'react';
import { cx } from './cx';
import { Icon } from './icon';

/** What a field's control needs to be named, described and marked as wrong. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong and how to mend it. Errors stand at their field; nothing typed is lost. */
  readonly error?: string | undefined;
  readonly className?: string;
  readonly children: (control: ControlProps) => ReactNode;
}

export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={cx('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="font-[650]">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': note ? `${id}-note` : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {note && (
        <p
          id={`${id}-note`}
          className={cx('flex items-start gap-1.5 text-sm', error ? 'text-alarm' : 'text-ink-2')}
          role={error ? 'alert' : undefined}
        >
          {error && <Icon name="alarm" />}
          {note}
        </p>
      )}
    </div>
  );
}
