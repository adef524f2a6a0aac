import { cx } from './cx';
import { Icon } from './icon';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface SelectProps<Value extends string> {
  readonly value: Value;
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value) => void;
  readonly id?: string;
  readonly name?: string;
  /** Where no label element names it. */
  readonly label?: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
  readonly className?: string;
}

/** The browser's own list: a phone's wheel, typing to choose and every screen reader come with it. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, options, onChange, label, className, ...rest } = props;
  return (
    <span className={cx('relative inline-block', className)}>
      <select
        {...rest}
        aria-label={label}
        value={value}
        onChange={(event) => {
          const option = options.find((candidate) => candidate.value === event.target.value);
          if (option) onChange(option.value);
        }}
        className="min-h-11 w-full appearance-none rounded-2 border-2 border-line-strong bg-surface pr-11 pl-3.5 text-ellipsis text-ink aria-invalid:border-alarm"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" className="pointer-events-none absolute top-3 right-3.5" />
    </span>
  );
}
