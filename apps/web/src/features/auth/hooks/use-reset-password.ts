import { trpc } from '../../../lib/trpc.ts';
import { useConfirmSession } from './use-confirm-session.ts';

/** Sets a new password by a mailed link and signs in; has succeeded once the page knows who it is. */
export function useResetPassword() {
  const confirmSession = useConfirmSession();
  return trpc.auth.resetPassword.useMutation({ networkMode: 'always', onSuccess: confirmSession });
}
