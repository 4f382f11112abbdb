import type { OrganizationRole } from '@onceware/api/admin/admin.limits';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { showToast } from '#lib/toasts/toasts.tsx';
import { trpc } from '#lib/api/trpc.ts';

interface Named {
  id: string;
  name: string;
}

interface Member {
  userId: string;
  name: string;
  email: string;
  role: OrganizationRole;
}

/** Changes that are made by one press, can be undone, and say how they went. They resolve to whether they were made. */
export interface OrganizationChanges {
  /** @param leave goes away from its page, which is none any more */
  remove: (organization: Named, leave: () => void | Promise<void>) => Promise<boolean>;
  setRole: (organizationId: string, member: Member, role: OrganizationRole) => Promise<boolean>;
  removeMember: (organizationId: string, member: Member) => Promise<boolean>;
}

/**
 * On the client itself and not as mutations of components: an undo comes when the row, or the page, is gone.
 * Each one settles when what is shown has been read again.
 */
export function useChanges(): OrganizationChanges {
  const t = useTranslations('adminOrganizations');
  const sentence = useErrorSentence();
  const utils = trpc.useUtils();
  const { organizations } = utils.client.admin;

  /** @param undo what takes it back, and what to say then */
  const make = async (
    change: () => Promise<unknown>,
    text: string,
    undo?: { change: () => Promise<unknown>; text: string },
  ): Promise<boolean> => {
    let isMade = true;
    try {
      await change();
      showToast({
        kind: 'success',
        text,
        ...(undo && { action: { label: t('undo'), onAction: () => void make(undo.change, undo.text) } }),
      });
    } catch (error) {
      isMade = false;
      showToast({ kind: 'error', text: sentence(error) });
    }
    // Lists, this page, the members' own pages and the log.
    await utils.admin.invalidate();
    return isMade;
  };

  return {
    remove: ({ id, name }, leave) =>
      make(
        async () => {
          await organizations.delete.mutate({ organizationId: id });
          await leave();
        },
        t('deleted', { name }),
        { change: () => organizations.restore.mutate({ organizationId: id }), text: t('restored', { name }) },
      ),
    setRole: (organizationId, { email, name }, role) =>
      make(() => organizations.setMember.mutate({ organizationId, email, role }), t('members.changed', { name, role })),
    removeMember: (organizationId, { userId, email, name, role }) =>
      make(() => organizations.removeMember.mutate({ organizationId, userId }), t('members.removed', { name }), {
        change: () => organizations.setMember.mutate({ organizationId, email, role }),
        text: t('members.added', { email }),
      }),
  };
}
