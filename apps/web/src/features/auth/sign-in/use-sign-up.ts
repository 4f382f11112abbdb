import { trpc } from '#lib/api/trpc.ts';
import { useConfirmSession } from './use-confirm-session.ts';

/** Opens an account and signs in; has succeeded once the page knows who it is. */
export function useSignUp() {
  const confirmSession = useConfirmSession();
  return trpc.auth.signUp.useMutation({ networkMode: 'always', onSuccess: confirmSession });
}
