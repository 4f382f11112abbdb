import type { TablePage } from '@onceware/api/admin/admin.contract';
import type { AdminContact } from '@onceware/api/contact/inbox.contract';
import type { ContactStatus } from '@onceware/api/contact/contact.limits';
import { getQueryKey } from '@trpc/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { showToast } from '#lib/toasts/toasts.tsx';
import { trpc } from '#lib/api/trpc.ts';

type Changed = Pick<AdminContact, 'id' | 'status'>;

/** Gives messages a status: shown at once, taken back where the server refuses it, and to be undone. */
export function useSetStatus(): (messages: readonly Changed[], status: ContactStatus) => void {
  const t = useTranslations('adminContacts');
  const sentence = useErrorSentence();
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const lists = { queryKey: getQueryKey(trpc.admin.contacts.list) };

  const show = async (statuses: ReadonlyMap<string, ContactStatus>) => {
    // An answer that is under way knows nothing of this yet.
    await queryClient.cancelQueries(lists);
    queryClient.setQueriesData<TablePage<AdminContact>>(
      lists,
      (page) =>
        page && { ...page, rows: page.rows.map((row) => ({ ...row, status: statuses.get(row.id) ?? row.status })) },
    );
  };
  /** Resolves to whether it was done. */
  const set = async (changes: readonly Changed[], before: readonly Changed[]): Promise<boolean> => {
    await show(statusesOf(changes));
    try {
      // What is undone may have had several.
      for (const [status, ids] of byStatus(changes))
        await utils.client.admin.contacts.setStatus.mutate({ ids, status });
      return true;
    } catch (error) {
      await show(statusesOf(before));
      showToast({ kind: 'error', text: sentence(error) });
      return false;
    } finally {
      void utils.admin.invalidate();
    }
  };

  return (messages, status) => {
    const before = messages
      .filter((message) => message.status !== status)
      .map(({ id, status: old }) => ({ id, status: old }));
    if (before.length === 0) return;
    const changes = before.map(({ id }) => ({ id, status }));
    void set(changes, before).then((isDone) => {
      if (isDone)
        showToast({
          kind: 'success',
          text: t('marked', { count: before.length, status }),
          action: { label: t('undo'), onAction: () => void set(before, changes) },
        });
    });
  };
}

const statusesOf = (changes: readonly Changed[]) => new Map(changes.map(({ id, status }) => [id, status]));

function byStatus(changes: readonly Changed[]): Map<ContactStatus, string[]> {
  const groups = new Map<ContactStatus, string[]>();
  for (const { id, status } of changes) groups.set(status, [...(groups.get(status) ?? []), id]);
  return groups;
}
