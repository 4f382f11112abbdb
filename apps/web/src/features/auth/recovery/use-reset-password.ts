import { trpc } from '#lib/api/trpc.ts';
import { useConfirmSession } from '../sign-in/use-confirm-session.ts';

/** Sets a new password by a mailed link and signs in; has succeeded once the page knows who it is. */
export function useResetPassword() {
  const confirmSession = useConfirmSession();
  return trpc.auth.resetPassword.useMutation({ networkMode: 'always', onSuccess: confirmSession });
}
