'use client';

import words from '../../messages/en/error.json';
import '@/styles/globals.css';

/** Even the layout failed, so neither language nor theme is known: plain words and a way back. */
export default function GlobalError({ reset }: { readonly reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <main className="mx-auto grid max-w-xl justify-items-start gap-4 p-8">
          <h1 className="text-3xl">{words.title}</h1>
          <p className="text-lg">{words.text}</p>
          <button type="button" className="rounded-2 bg-ink px-4 py-3 text-on-ink" onClick={reset}>
            {words.retry}
          </button>
        </main>
      </body>
    </html>
  );
}
