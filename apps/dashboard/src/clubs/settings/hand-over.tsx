'use client';

import { routes, type MemberBody } from '@red-disc/contracts';
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
import { MemberPicker } from '../people/member-picker';

export interface HandOverProps {
  readonly clubId: string;
  readonly slug: string;
  readonly clubName: string;
  readonly ownId: string;
  /** Whether there is anybody else at all. */
  readonly isAlone: boolean;
}

/** Places that cannot own a club: guests have no account, kids and screens are no persons. */
const cannotOwn = ['guest', 'kid', 'projector'] as const;

/** Gives the club to somebody else. It cannot be taken back alone, so the club's name is typed once. */
export function HandOver({ clubId, slug, clubName, ownId, isAlone }: HandOverProps) {
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
  const canOwn = ({ userId: id, places }: MemberBody) =>
    id !== ownId && !cannotOwn.some((place) => places.includes(place));
  return (
    <Section title={t('title')} text={t(isAlone ? 'nobody' : 'text')}>
      {!isAlone && (
        <>
          <MemberPicker
            clubId={clubId}
            label={t('to')}
            none={t('choose')}
            value={userId}
            isEligible={canOwn}
            onChange={setUserId}
          />
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
