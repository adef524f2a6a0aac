'use client';

import { Select as Primitive } from 'radix-ui';
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
  /** Where no label element names it. */
  readonly label?: string;
  readonly className?: string;
}

export function Select<Value extends string>({
  value,
  options,
  onChange,
  id,
  label,
  className,
}: SelectProps<Value>) {
  return (
    <Primitive.Root
      value={value}
      onValueChange={(chosen) => {
        const option = options.find((candidate) => candidate.value === chosen);
        if (option) onChange(option.value);
      }}
    >
      <Primitive.Trigger
        id={id}
        aria-label={label}
        className={cx(
          'inline-flex min-h-11 items-center justify-between gap-3 rounded-2 border-2 border-line-strong bg-surface px-3.5 text-left',
          className,
        )}
      >
        <Primitive.Value />
        <Primitive.Icon>
          <Icon name="chevronDown" />
        </Primitive.Icon>
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          position="popper"
          sideOffset={6}
          className="z-40 max-h-[min(24rem,var(--radix-select-content-available-height))] min-w-[var(--radix-select-trigger-width)] overflow-auto rounded-3 border-2 border-ink bg-surface p-1.5 shadow-3"
        >
          <Primitive.Viewport>
            {options.map((option) => (
              <Primitive.Item
                key={option.value}
                value={option.value}
                className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-2 px-3 outline-none data-highlighted:bg-surface-3 data-[state=checked]:font-bold"
              >
                <Primitive.ItemText>{option.label}</Primitive.ItemText>
                <Primitive.ItemIndicator>
                  <Icon name="check" />
                </Primitive.ItemIndicator>
              </Primitive.Item>
            ))}
          </Primitive.Viewport>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
