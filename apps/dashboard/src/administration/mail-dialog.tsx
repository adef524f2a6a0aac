'use client';

import { routes, type MailBody } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { refusalText } from '@/api/refusal-text';
import { useApi } from '@/api/use-api';
import { Dialog } from '@/ui/dialog';
import { FormAlert } from '@/ui/form/form';
import { Skeleton } from '@/ui/skeleton';
import { mailKindName } from './mail-kind';

/** A mail of the local outbox as it would have been sent. */
export function MailDialog({ mail, onClose }: { readonly mail: MailBody; readonly onClose: () => void }) {
  const t = useTranslations('administration');
  const refusal = useTranslations('refusal');
  const { data, error } = useApi(routes.readOutboxMail, { params: { mailId: mail.id } });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={mailKindName(t, mail.kind)}
      description={t('mails.readText')}
      closeLabel={t('close')}
    >
      {error && <FormAlert text={refusalText(refusal, error.refusal)} />}
      {data ? (
        // A region that scrolls can be reached by the keyboard.
        <pre
          tabIndex={0}
          aria-label={mailKindName(t, mail.kind)}
          className="max-h-96 overflow-auto rounded-2 bg-surface-2 p-3 text-sm whitespace-pre-wrap wrap-anywhere"
        >
          {data.source}
        </pre>
      ) : (
        !error && <Skeleton className="h-40" />
      )}
    </Dialog>
  );
}
