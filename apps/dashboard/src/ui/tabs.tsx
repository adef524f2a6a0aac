'use client';

import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

export interface Tab {
  readonly key: string;
  readonly label: string;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value?: string;
  readonly onChange?: (key: string) => void;
}

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Primitive.Root
      className="min-w-0"
      {...(value === undefined ? { defaultValue: tabs[0]?.key } : { value })}
      {...(onChange && { onValueChange: onChange })}
    >
      <Primitive.List
        aria-label={label}
        className="scroll-row flex gap-1 overflow-x-auto border-b-2 border-line"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.key}
            value={tab.key}
            className="-mb-0.5 min-h-11 rounded-t-2 border-b-4 border-transparent px-4 font-[550] whitespace-nowrap text-ink-2 -outline-offset-3! hover:text-ink data-[state=active]:border-ink data-[state=active]:text-ink"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.key} value={tab.key} className="pt-5">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
