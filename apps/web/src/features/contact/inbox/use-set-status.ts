import type { AdminContact } from '@onceware/api/staff/inbox/inbox.contract';
import type { ContactStatus } from '@onceware/api/staff/inbox/contact.limits';
import { getQueryKey } from '@trpc/react-query';
import { useTranslations } from 'use-intl/react';
import { type ApiClient, trpc } from '#lib/api/trpc.ts';
import { type ChangeKind, useChange } from '#lib/changes/use-change.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { applyStatuses, type Status } from './apply-statuses.ts';
import type { TablePage } from '@onceware/api/kernel/table/table.contract';

const LISTS = getQueryKey(trpc.admin.contacts.list);

export const STATUSES: ChangeKind<readonly Status[], void> = {
  key: ['contacts', 'statuses'],
  data: [LISTS],
  // Its overview counts them, and its log has the change.
  also: [getQueryKey(trpc.admin)],
  send,
  confirm: (queryClient, statuses) =>
    queryClient.setQueriesData<TablePage<AdminContact>>(
      { queryKey: LISTS },
      (page) => page && applyStatuses(page, statuses),
    ),
};

/** Sends one call per status, because an undo may restore several. */
async function send({ admin }: ApiClient, statuses: readonly Status[]): Promise<void> {
  const groups = new Map<ContactStatus, string[]>();
  for (const { id, status } of statuses) groups.set(status, [...(groups.get(status) ?? []), id]);
  for (const [status, ids] of groups) await admin.contacts.setStatus.mutate({ ids, status });
}

/** Sets the status of messages: shown at once, reverted when the server refuses, and undoable. */
export function useSetStatus(): (messages: readonly Status[], status: ContactStatus) => void {
  const t = useTranslations('adminContacts');
  const { change } = useChange(STATUSES);
  const make = useMake();

  return (messages, status) => {
    const before = messages
      .filter((message) => message.status !== status)
      .map(({ id, status: old }) => ({ id, status: old }));
    if (before.length === 0) return;
    const undo = () => void make(() => change(before), {});
    void make(() => change(before.map(({ id }) => ({ id, status }))), {
      done: t('marked', { count: before.length, status }),
      action: { label: t('undo'), onAction: undo },
    });
  };
}
