'use client';

import { routes } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { refusalText } from '@/api/refusal-text';
import { useAction } from '@/api/use-api';
import { useRouter } from '@/i18n/navigation';
import { Button } from '@/ui/button';
import { FormAlert } from '@/ui/form/form';
import { Section } from '@/ui/section';

/** Nobody can let themselves in again, so leaving takes a second press. */
export function LeaveClub({ clubId, clubName }: { readonly clubId: string; readonly clubName: string }) {
  const t = useTranslations('clubSettings.leave');
  const words = useTranslations('refusal');
  const router = useRouter();
  const [isSure, setIsSure] = useState(false);
  const leave = useAction(routes.leaveClub, {
    onDone: () => {
      router.push('/clubs');
      router.refresh();
    },
  });
  return (
    <Section title={t('title', { name: clubName })} text={t('text')}>
      <div className="flex flex-wrap gap-2">
        <Button
          variant={isSure ? 'primary' : 'quiet'}
          disabled={leave.isPending}
          onClick={() => {
            if (isSure) leave.mutate({ params: { clubId } });
            else setIsSure(true);
          }}
        >
          {t(isSure ? 'really' : 'leave')}
        </Button>
        {isSure && (
          <Button
            variant="quiet"
            onClick={() => {
              setIsSure(false);
            }}
          >
            {t('stay')}
          </Button>
        )}
      </div>
      {leave.error && <FormAlert text={refusalText(words, leave.error.refusal)} />}
    </Section>
  );
}
