'use client';

import { routes, type MemberBody } from '@red-disc/contracts';
import { isClubRole, type ClubPlace, type ClubRole } from '@red-disc/clubs';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { refusalText } from '@/api/refusal-text';
import { useAction } from '@/api/use-api';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { CheckRow } from '@/ui/form/fields';
import { FormAlert } from '@/ui/form/form';
import { Input } from '@/ui/input';
import { useUndo } from '@/ui/use-undo';
import { isSame, maySwitch, roles, withRole } from './role-changes';

export interface MemberDialogProps {
  readonly clubId: string;
  readonly member: MemberBody;
  readonly by: readonly ClubPlace[];
  readonly owners: number;
  readonly mayBlock: boolean;
  readonly onRemove: (member: MemberBody) => void;
  readonly onClose: () => void;
}

/** What a member is in the club, and the ways out of it. */
export function MemberDialog(props: MemberDialogProps) {
  const { clubId, member, by, owners, mayBlock, onRemove, onClose } = props;
  const t = useTranslations('members');
  const words = useTranslations('refusal');
  const undo = useUndo();
  const before = member.places.filter(isClubRole);
  const [chosen, setChosen] = useState<readonly ClubRole[]>(before);
  const [reason, setReason] = useState('');
  const params = { clubId, userId: member.userId };
  const setRoles = useAction(routes.setRoles, { changes: [routes.listMembers] });
  const block = useAction(routes.block, {
    changes: [routes.listMembers, routes.listBlocks],
    onDone: onClose,
  });
  const save = () => {
    setRoles.mutate(
      { params, body: { roles: [...chosen] } },
      {
        onSuccess: () => {
          onClose();
          undo.offer({
            text: t('rolesSet', { name: member.name }),
            undo: () => {
              setRoles.mutate({ params, body: { roles: before } });
            },
          });
        },
      },
    );
  };
  const error = setRoles.error ?? block.error;
  return (
    <Dialog open onOpenChange={onClose} title={member.name} closeLabel={t('close')} side="right">
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-[650]">{t('roles')}</legend>
        {roles.map((role) => (
          <CheckRow
            key={role}
            label={t(`role.${role}`)}
            hint={t(`roleText.${role}`)}
            checked={chosen.includes(role)}
            disabled={!maySwitch({ by, from: before, owners }, chosen, role)}
            onChange={(isOn) => {
              setChosen(withRole(chosen, role, isOn));
            }}
          />
        ))}
      </fieldset>
      <Button variant="primary" disabled={isSame(chosen, before) || setRoles.isPending} onClick={save}>
        {t('saveRoles')}
      </Button>
      <div className="mt-4 grid gap-3 border-t border-line pt-5">
        <Button
          variant="quiet"
          onClick={() => {
            onClose();
            onRemove(member);
          }}
        >
          {t('remove')}
        </Button>
        {mayBlock && (
          <>
            <Field label={t('blockReason')} hint={t('blockHint')}>
              {(wiring) => (
                <Input
                  {...wiring}
                  value={reason}
                  maxLength={200}
                  onChange={(event) => {
                    setReason(event.target.value);
                  }}
                />
              )}
            </Field>
            <Button
              variant="quiet"
              disabled={reason.trim() === '' || block.isPending}
              onClick={() => {
                block.mutate({ params, body: { reason } });
              }}
            >
              {t('block')}
            </Button>
          </>
        )}
      </div>
      {error && <FormAlert text={refusalText(words, error.refusal)} />}
    </Dialog>
  );
}
