import type { AdminOrganizationDetail } from '@onceware/api/admin/admin.contract';
import { ORGANIZATION_ROLES, type OrganizationRole } from '@onceware/api/admin/admin.limits';
import { authLimits } from '@onceware/api/auth/auth.limits';
import { Button } from '@onceware/ui/button/button';
import { ChoiceField } from '@onceware/ui/field/choice-field';
import { TextField } from '@onceware/ui/field/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { errorKey } from '#lib/api/api-error.ts';
import { showToast } from '#lib/toasts/toasts.tsx';
import { trpc } from '#lib/api/trpc.ts';
import classes from './members.module.css';

interface Props {
  organizationId: string;
  members: AdminOrganizationDetail['members'];
}

/** By the address of an account that there is. What is wrong with it stands beside the field. */
export function AddMember({ organizationId, members }: Props) {
  const t = useTranslations('adminOrganizations');
  const sentence = useErrorSentence();
  const utils = trpc.useUtils();
  const setMember = trpc.admin.organizations.setMember.useMutation();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<OrganizationRole>('member');
  const [problem, setProblem] = useState<string | null>(null);

  const refuse = (text: string) => {
    setProblem(text);
    field.current?.focus();
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (setMember.isPending) return;
    const address = email.trim();
    if (!/^\S+@\S+$/.test(address)) return refuse(t('members.noEmail'));
    // Else adding somebody again would change what they are.
    if (members.some((member) => member.email.toLowerCase() === address.toLowerCase()))
      return refuse(t('members.isMember'));
    setProblem(null);
    try {
      await setMember.mutateAsync({ organizationId, email: address, role });
    } catch (error) {
      const key = errorKey(error);
      return refuse(
        key === 'invalid_input'
          ? t('members.noEmail')
          : key === 'no_such_account'
            ? t('members.noAccount')
            : sentence(error),
      );
    }
    setEmail('');
    field.current?.focus();
    showToast({ kind: 'success', text: t('members.added', { email: address }) });
    await utils.admin.invalidate();
  };

  return (
    <form className={classes.add} aria-label={t('members.add')} noValidate onSubmit={(event) => void add(event)}>
      <TextField
        ref={field}
        label={t('members.email')}
        hint={t('members.emailHint')}
        problem={problem ?? undefined}
        type="email"
        inputMode="email"
        dir="ltr"
        autoComplete="off"
        maxLength={authLimits.emailMax}
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          setProblem(null);
        }}
      />
      <ChoiceField
        label={t('members.newRole')}
        value={role}
        onChange={(event) => setRole(ORGANIZATION_ROLES.find((one) => one === event.currentTarget.value) ?? 'member')}
      >
        {ORGANIZATION_ROLES.map((one) => (
          <option key={one} value={one}>
            {t(`role.${one}`)}
          </option>
        ))}
      </ChoiceField>
      <Button type="submit" size="lg" isBusy={setMember.isPending}>
        {t('members.add')}
      </Button>
    </form>
  );
}
