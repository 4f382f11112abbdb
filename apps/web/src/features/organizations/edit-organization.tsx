import type { AdminOrganizationDetail } from '@onceware/api/identity/organizations/organizations.contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { showToast } from '#lib/toasts/toasts.tsx';
import { trpc } from '#lib/api/trpc.ts';
import { type OrganizationFields, OrganizationForm } from './organization-form.tsx';

/** Sends only what was changed here, so that what another administrator changes meanwhile stays. */
export function EditOrganization({
  organization,
  onClose,
}: {
  organization: AdminOrganizationDetail;
  onClose: () => void;
}) {
  const t = useTranslations('adminOrganizations.form');
  const utils = trpc.useUtils();
  const update = trpc.admin.organizations.update.useMutation();
  // State of the organization when the dialog opened.
  const [{ id, name, website, notes }] = useState(organization);

  const save = async (fields: OrganizationFields) => {
    const changed = {
      ...(fields.name !== name && { name: fields.name }),
      ...(fields.website !== website && { website: fields.website }),
      ...(fields.notes !== notes && { notes: fields.notes }),
    };
    if (Object.keys(changed).length > 0) {
      await update.mutateAsync({ organizationId: id, ...changed });
      await utils.admin.invalidate();
      showToast({ kind: 'success', text: t('saved') });
    }
    onClose();
  };
  return (
    <OrganizationForm
      title={t('editTitle')}
      submitLabel={t('save')}
      before={{ name, website, notes }}
      onClose={onClose}
      onSave={save}
    />
  );
}
