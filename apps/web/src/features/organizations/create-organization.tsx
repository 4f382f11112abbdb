import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { v7 as uuidv7 } from 'uuid';
import { adminPaths } from '#lib/admin-paths.ts';
import { showToast } from '#lib/toasts/toasts.tsx';
import { trpc } from '#lib/api/trpc.ts';
import { type OrganizationFields, OrganizationForm } from './organization-form.tsx';

const NOTHING: OrganizationFields = { name: '', website: null, notes: '' };

/** Makes an organization and goes to its page, where its members are added. */
export function CreateOrganization({ onClose }: { onClose: () => void }) {
  const t = useTranslations('adminOrganizations.form');
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const create = trpc.admin.organizations.create.useMutation();
  // Saved again after a lost answer, it is still one organization.
  const [id] = useState(() => uuidv7());

  const save = async (fields: OrganizationFields) => {
    await create.mutateAsync({ id, ...fields });
    onClose();
    showToast({ kind: 'success', text: t('created', { name: fields.name }) });
    void utils.admin.invalidate();
    await navigate(adminPaths.organization(id));
  };
  return (
    <OrganizationForm
      title={t('createTitle')}
      submitLabel={t('create')}
      before={NOTHING}
      onClose={onClose}
      onSave={save}
    />
  );
}
