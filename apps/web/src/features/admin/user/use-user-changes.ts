import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { useSession } from '#lib/api/session.ts';
import { showToast } from '#lib/toasts/toasts.tsx';
import { trpc } from '#lib/api/trpc.ts';

/** What an admin does with one user. Whatever comes of it, pages and log are read again. */
export function useUserChanges(userId: string) {
  const utils = trpc.useUtils();
  const { user } = useSession();
  const onSettled = async () => {
    // Nobody changes their own permissions without seeing it at once.
    if (user?.id === userId) await utils.auth.session.invalidate();
    await utils.admin.invalidate();
  };
  return {
    changeRoles: trpc.admin.users.changeRoles.useMutation({ onSettled }),
    suspend: trpc.admin.users.suspend.useMutation({ onSettled }),
    unsuspend: trpc.admin.users.unsuspend.useMutation({ onSettled }),
    endSessions: trpc.admin.users.endSessions.useMutation({ onSettled }),
  };
}

/** Says briefly what came of a press that has no place of its own for an error. */
export function useOutcome(success: string): { onSuccess: () => void; onError: (error: unknown) => void } {
  const sentence = useErrorSentence();
  return {
    onSuccess: () => showToast({ kind: 'success', text: success }),
    onError: (error) => showToast({ kind: 'error', text: sentence(error) }),
  };
}
