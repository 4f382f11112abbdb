import { getQueryKey } from '@trpc/react-query';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { useWork, type Work } from '#lib/changes/use-change.ts';
import type { OrganizationRole } from '@onceware/api/identity/organizations/organizations.limits';

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
interface OrganizationChanges {
  /** @param leave goes away from its page, which is none any more */
  remove: (organization: Named, leave: () => void | Promise<void>) => Promise<boolean>;
  setRole: (organizationId: string, member: Member, role: OrganizationRole) => Promise<boolean>;
  removeMember: (organizationId: string, member: Member) => Promise<boolean>;
}

export function useChanges(): OrganizationChanges {
  const t = useTranslations('adminOrganizations');
  // Lists, this page, the members' own pages and the log.
  const { change } = useWork(getQueryKey(trpc.admin));
  const makeAndSay = useMake();
  /** @param undo the reverse change, and its message */
  const make = async (work: Work, done: string, undo?: { work: Work; done: string }): Promise<boolean> => {
    const action = undo && { label: t('undo'), onAction: () => void make(undo.work, undo.done) };
    return (await makeAndSay(() => change(work), { done, action })) !== null;
  };

  return {
    remove: ({ id: organizationId, name }, leave) =>
      make(
        async ({ admin }) => {
          await admin.organizations.delete.mutate({ organizationId });
          await leave();
        },
        t('deleted', { name }),
        { work: ({ admin }) => admin.organizations.restore.mutate({ organizationId }), done: t('restored', { name }) },
      ),
    setRole: (organizationId, { email, name }, role) =>
      make(
        ({ admin }) => admin.organizations.setMember.mutate({ organizationId, email, role }),
        t('members.changed', { name, role }),
      ),
    removeMember: (organizationId, { userId, email, name, role }) =>
      make(
        ({ admin }) => admin.organizations.removeMember.mutate({ organizationId, userId }),
        t('members.removed', { name }),
        {
          work: ({ admin }) => admin.organizations.setMember.mutate({ organizationId, email, role }),
          done: t('members.added', { email }),
        },
      ),
  };
}
