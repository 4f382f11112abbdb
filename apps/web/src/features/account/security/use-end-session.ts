import type { SessionEntry } from '@onceware/api/auth/auth.contract';
import { useQueryClient } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { errorKey } from '#lib/api/api-error.ts';
import { showToast } from '#lib/toasts/toasts.tsx';
import { trpc } from '#lib/api/trpc.ts';

const ENDING = { mutationKey: getMutationKey(trpc.auth.endSession) };

/** Logs a device out: it leaves the list at once, and comes back if the server says no. `said` tells that it is done. */
export function useEndSession(): (session: SessionEntry, said: string) => void {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const sentence = useErrorSentence();
  const change = (next: (sessions: SessionEntry[]) => SessionEntry[]) =>
    utils.auth.sessions.setData(undefined, (before) => before && { sessions: next(before.sessions) });

  const { mutateAsync } = trpc.auth.endSession.useMutation({
    networkMode: 'always',
    onMutate: async ({ sessionId }) => {
      await utils.auth.sessions.cancel();
      const session = utils.auth.sessions.getData()?.sessions.find(({ id }) => id === sessionId);
      change((sessions) => sessions.filter(({ id }) => id !== sessionId));
      return { session };
    },
    onError: (error, _input, kept) => {
      // Gone already is what was wanted.
      if (errorKey(error) === 'not_found') return;
      const session = kept?.session;
      if (session) change((sessions) => [...sessions, session]);
      showToast({ kind: 'error', text: sentence(error) });
    },
    // An answer that was asked for while another is being ended would show that one again.
    onSettled: () => (queryClient.isMutating(ENDING) === 1 ? utils.auth.sessions.invalidate() : undefined),
  });

  return ({ id: sessionId }, said) => {
    mutateAsync({ sessionId }).then(
      () => showToast({ kind: 'success', text: said }),
      () => undefined,
    );
  };
}
