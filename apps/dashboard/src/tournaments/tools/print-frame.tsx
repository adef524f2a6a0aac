import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PrintButton } from '@/rules/print-button';

export interface PrintFrameProps {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

/** A page for paper: black on white in both themes, its button above it on the screen only, and smaller on a phone. */
export async function PrintFrame({ title, note, children }: PrintFrameProps) {
  const t = await getTranslations('tournamentTools');
  return (
    <div className="mx-auto w-full max-w-4xl px-4 pt-6 pb-16 print:max-w-none print:p-0">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <p className="text-ink-2">{t('print.hint')}</p>
        <PrintButton label={t('print.do')} />
      </div>
      <article className="paper rounded-3 overflow-x-auto bg-white max-sm:[zoom:0.62] print:[zoom:1] p-4 text-[#000] shadow-2 sm:p-8 print:overflow-visible print:rounded-none print:p-0 print:shadow-none">
        <header className="mb-6 flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-[#000] pb-2">
          <h1 className="text-2xl">{title}</h1>
          <p>{note}</p>
        </header>
        {children}
      </article>
    </div>
  );
}
