import { trpc } from '#lib/api/trpc.ts';
import { useConfirmSession } from './use-confirm-session.ts';

/** Signs in; has succeeded once the page knows who it is. Offline it fails at once instead of waiting. */
export function useSignIn() {
  const confirmSession = useConfirmSession();
  return trpc.auth.signIn.useMutation({ networkMode: 'always', onSuccess: confirmSession });
}
