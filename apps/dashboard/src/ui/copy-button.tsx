'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, type ButtonProps } from './button';
import { copyText } from './copy-text';
import { Icon } from './icon';

/** Copies a text and says so on itself. */
export function CopyButton({
  text,
  label,
  ...look
}: { readonly text: string; readonly label?: string } & Pick<ButtonProps, 'size' | 'variant'>) {
  const t = useTranslations('list');
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    if (!(await copyText(text))) return;
    setIsCopied(true);
    setTimeout(() => {
      setIsCopied(false);
    }, 4_000);
  };
  return (
    <Button {...look} onClick={() => void copy()}>
      <Icon name={isCopied ? 'check' : 'link'} />
      <span aria-live="polite">{isCopied ? t('copied') : (label ?? t('copy'))}</span>
    </Button>
  );
}
