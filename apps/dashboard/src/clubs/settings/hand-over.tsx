'use client';

import { routes } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { refusalText } from '@/api/refusal-text';
import { useAction } from '@/api/use-api';
import { useRouter } from '@/i18n/navigation';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { FormAlert } from '@/ui/form/form';
import { Input } from '@/ui/input';
import { Section } from '@/ui/section';
import { Select } from '@/ui/select';

export interface HandOverProps {
  readonly clubId: string;
  readonly slug: string;
  readonly clubName: string;
  readonly members: readonly { readonly value: string; readonly label: string }[];
}

/** Gives the club to somebody else. It cannot be taken back alone, so the club's name is typed once. */
export function HandOver({ clubId, slug, clubName, members }: HandOverProps) {
  const t = useTranslations('clubSettings.ownership');
  const words = useTranslations('refusal');
  const router = useRouter();
  const [userId, setUserId] = useState('');
  const [typed, setTyped] = useState('');
  const handOver = useAction(routes.handOverClub, {
    onDone: () => {
      router.push(`/clubs/${slug}`);
      router.refresh();
    },
  });
  return (
    <Section title={t('title')} text={t(members.length === 0 ? 'nobody' : 'text')}>
      {members.length > 0 && (
        <>
          <Field label={t('to')}>
            {(wiring) => (
              <Select
                {...wiring}
                value={userId}
                onChange={setUserId}
                options={[{ value: '', label: t('choose') }, ...members]}
              />
            )}
          </Field>
          <Field label={t('typeName', { name: clubName })}>
            {(wiring) => (
              <Input
                {...wiring}
                value={typed}
                autoComplete="off"
                onChange={(event) => {
                  setTyped(event.target.value);
                }}
              />
            )}
          </Field>
          <Button
            className="justify-self-start"
            disabled={userId === '' || typed.trim() !== clubName || handOver.isPending}
            onClick={() => {
              handOver.mutate({ params: { clubId }, body: { userId } });
            }}
          >
            {t('handOver')}
          </Button>
        </>
      )}
      {handOver.error && <FormAlert text={refusalText(words, handOver.error.refusal)} />}
    </Section>
  );
}
