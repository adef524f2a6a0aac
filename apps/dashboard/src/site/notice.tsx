import type { ReactNode } from 'react';
import { CardFace } from '@/cards/card-face';
import { CardSprite } from '@/cards/card-sprite';

export interface NoticeProps {
  readonly title: string;
  readonly text: string;
  /** What to do next: one button, or two. */
  readonly children: ReactNode;
}

/** A whole page that says what happened, then what to do: an empty place between two face-down cards. */
export function Notice({ title, text, children }: NoticeProps) {
  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-4 px-4 py-16 text-center sm:py-24">
      <CardSprite />
      <div className="mb-4 flex gap-2 [--cw:64px]">
        <CardFace face="down" />
        <CardFace face="gap" />
        <CardFace face="down" />
      </div>
      <h1 className="text-3xl">{title}</h1>
      <p className="text-lg text-pretty text-ink-2">{text}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">{children}</div>
    </div>
  );
}
