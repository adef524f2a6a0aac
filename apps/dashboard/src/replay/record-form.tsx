'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Brand } from '@/site/brand';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Icon } from '@/ui/icon';

export interface RecordFormProps {
  readonly error: string | undefined;
  readonly onText: (text: string) => void;
}

/** A record from anywhere: a file, or its text. Nothing leaves the browser. */
export function RecordForm({ error, onText }: RecordFormProps) {
  const t = useTranslations('replay');
  const [text, setText] = useState('');
  const read = async (file: File | undefined) => {
    if (file) onText(await file.text());
  };
  return (
    <div
      className="mx-auto grid min-h-dvh w-full max-w-2xl content-start gap-6 px-4 py-6 sm:py-10"
      onDragOver={(event) => {
        event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        void read(event.dataTransfer.files[0]);
      }}
    >
      <header>
        <Brand />
      </header>
      <main id="main" className="grid gap-5 rounded-4 bg-surface p-5 shadow-2 sm:p-8">
        <div>
          <h1 className="text-2xl">{t('formTitle')}</h1>
          <p className="mt-2 text-ink-2">{t('formText')}</p>
        </div>
        <label className="replay-drop">
          <Icon name="upload" className="size-7" />
          <b>{t('choose')}</b>
          <span className="text-sm text-ink-2">{t('drop')}</span>
          <input
            type="file"
            accept=".json,.jsonl,.ndjson,.txt,application/json"
            className="sr-only"
            onChange={(event) => void read(event.target.files?.[0])}
          />
        </label>
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            onText(text);
          }}
        >
          <Field label={t('paste')} error={error}>
            {(control) => (
              <textarea
                {...control}
                value={text}
                required
                rows={5}
                spellCheck={false}
                className="rounded-2 border-2 border-line-strong bg-surface p-3 font-text text-sm aria-invalid:border-alarm"
                onChange={(event) => {
                  setText(event.target.value);
                }}
              />
            )}
          </Field>
          <Button type="submit" variant="primary" size="lg">
            {t('show')}
          </Button>
        </form>
      </main>
    </div>
  );
}
