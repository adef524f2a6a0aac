'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { copyText } from '@/ui/copy-text';
import { Icon } from '@/ui/icon';
import { Input } from '@/ui/input';
import { QrCode } from '@/ui/qr-code';
import { Surface } from '@/ui/surface';

export interface InvitationProps {
  readonly code: string;
  readonly link: string;
}

/** Three ways to bring friends: a code to read out, a link to send, a picture to point a phone at. */
export function Invitation({ code, link }: InvitationProps) {
  const t = useTranslations('tables');
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Surface className="grid content-start gap-4" aria-labelledby="invite-title">
      <h2 id="invite-title" className="text-xl">
        {t('invite')}
      </h2>
      <p>
        <span className="text-ink-2">{t('code')}</span>
        <b data-code={code} className="block font-display text-4xl font-extrabold tracking-[0.12em]">
          {code}
        </b>
      </p>
      <div className="flex gap-2">
        <Input
          readOnly
          value={link}
          aria-label={t('link')}
          onFocus={(event) => {
            event.target.select();
          }}
        />
        <Button onClick={() => void copyText(link).then(setIsCopied)}>
          <Icon name={isCopied ? 'check' : 'link'} />
          {t(isCopied ? 'copied' : 'copy')}
        </Button>
      </div>
      <QrCode text={link} label={t('qr')} className="w-44 max-w-full justify-self-center" />
    </Surface>
  );
}
