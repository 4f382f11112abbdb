import type { Person } from '@onceware/api/chat/chat.contract';
import type { OrganizationRole } from '@onceware/api/identity/organizations/organizations.limits';
import { getQueryKey } from '@trpc/react-query';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { useWork, type Work } from '#lib/changes/use-change.ts';
import { ROOMS } from '../rooms/rooms-cache.ts';

export const TEAM = getQueryKey(trpc.chat.team);
export const INVITATIONS = getQueryKey(trpc.chat.team.invitations, undefined, 'query');

type Named = Pick<Person, 'id' | 'name'>;

/** Changes of a team's people that say how they went (LIVE-17). They resolve to whether they were made. */
interface TeamChanges {
  setRole: (member: Named, role: OrganizationRole) => Promise<boolean>;
  /** Removal with undo. */
  remove: (member: Named) => Promise<boolean>;
  leave: (userId: string) => Promise<boolean>;
  invite: (person: Named) => Promise<boolean>;
  withdraw: (invitationId: string) => Promise<boolean>;
}

export function useTeamChanges(organizationId: string): TeamChanges {
  const t = useTranslations('chatTeam');
  const { change } = useWork(TEAM, ROOMS);
  const makeAndSay = useMake();
  const make = async (work: Work, done: string, undo?: { work: Work; done: string }): Promise<boolean> => {
    const onAction = () => undo && void makeAndSay(() => change(undo.work), { done: undo.done });
    const action = undo && { label: t('undo'), onAction };
    return (await makeAndSay(() => change(work), { done, action })) !== null;
  };
  return {
    setRole: ({ id: userId, name }, role) =>
      make(({ chat }) => chat.team.setRole.mutate({ organizationId, userId, role }), t('changed', { name, role })),
    remove: ({ id: userId, name }) =>
      make(({ chat }) => chat.team.remove.mutate({ organizationId, userId }), t('removed', { name }), {
        work: ({ chat }) => chat.team.restore.mutate({ organizationId, userId }),
        done: t('restored', { name }),
      }),
    leave: (userId) => make(({ chat }) => chat.team.remove.mutate({ organizationId, userId }), t('left')),
    invite: ({ id: userId, name }) =>
      make(({ chat }) => chat.team.invite.mutate({ organizationId, userId }), t('invited', { name })),
    withdraw: (invitationId) =>
      make(({ chat }) => chat.team.withdraw.mutate({ organizationId, invitationId }), t('withdrawn')),
  };
}
