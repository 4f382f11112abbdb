import type { AdminOrganizationDetail } from '@onceware/api/identity/organizations/organizations.contract';
import { authLimits } from '@onceware/api/identity/auth/auth.limits';
import { Button } from '@onceware/ui/button/button';
import { ChoiceField } from '@onceware/ui/field/choice-field';
import { useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { useAttempt } from '#lib/form/attempt.ts';
import { fieldText, type Problems } from '#lib/form/check-fields.ts';
import { CheckedForm } from '#lib/form/checked-form.tsx';
import { FormField } from '#lib/form/form-field.tsx';
import { showToast } from '#lib/toasts/toasts.tsx';
import { trpc } from '#lib/api/trpc.ts';
import classes from './members.module.css';
import { ORGANIZATION_ROLES } from '@onceware/api/identity/organizations/organizations.limits';

interface Props {
  organizationId: string;
  members: AdminOrganizationDetail['members'];
}

const FIELDS = ['email'] as const;
const REFUSALS = { no_such_account: 'email' } as const;

/** Adds by the address of an existing account. */
export function AddMember({ organizationId, members }: Props) {
  const t = useTranslations('adminOrganizations');
  const utils = trpc.useUtils();
  const setMember = trpc.admin.organizations.setMember.useMutation();
  const attempt = useAttempt();
  const field = useRef<HTMLInputElement>(null);

  // Adding somebody again would change what they are.
  const check = (values: FormData): Problems => {
    const email = fieldText(values, 'email').trim().toLowerCase();
    return members.some((member) => member.email.toLowerCase() === email) ? { email: t('members.isMember') } : {};
  };
  const add = async (values: FormData) => {
    const email = fieldText(values, 'email').trim();
    const role = ORGANIZATION_ROLES.find((one) => one === fieldText(values, 'role')) ?? 'member';
    await setMember.mutateAsync({ organizationId, email, role });
    if (field.current) field.current.value = '';
    field.current?.focus();
    showToast({ kind: 'success', text: t('members.added', { email }) });
    await utils.admin.invalidate();
  };

  return (
    <CheckedForm
      className={classes.add}
      aria-label={t('members.add')}
      fields={FIELDS}
      sentence={() => t('members.noEmail')}
      check={check}
      refusals={REFUSALS}
      attempt={attempt}
      onSubmit={add}
      footer={
        <Button type="submit" size="lg" isBusy={attempt.isPending}>
          {t('members.add')}
        </Button>
      }
    >
      <FormField
        ref={field}
        label={t('members.email')}
        name="email"
        hint={t('members.emailHint')}
        type="email"
        inputMode="email"
        dir="ltr"
        autoComplete="off"
        required
        maxLength={authLimits.emailMax}
      />
      <ChoiceField label={t('members.newRole')} name="role" defaultValue="member">
        {ORGANIZATION_ROLES.map((one) => (
          <option key={one} value={one}>
            {t(`role.${one}`)}
          </option>
        ))}
      </ChoiceField>
    </CheckedForm>
  );
}
