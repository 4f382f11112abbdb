import { getQueryKey } from '@trpc/react-query';
import { useSession } from '#lib/api/session.ts';
import { trpc } from '#lib/api/trpc.ts';
import { useWork } from '#lib/changes/use-change.ts';

/** Runs an admin's action on a user, and reloads pages and log afterwards, also on failure. */
export function useUserChange(userId: string) {
  const { user } = useSession();
  const pages = getQueryKey(trpc.admin);
  // Nobody changes their own permissions without seeing it at once.
  return useWork(...(user?.id === userId ? [pages, getQueryKey(trpc.auth.session)] : [pages]));
}
