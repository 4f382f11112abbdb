import { useLocation, useNavigate } from 'react-router';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { isMemberQuery } from '#lib/api/member-queries.ts';
import { countUnsent, forgetStored } from '#lib/changes/stored-until-sign-out.ts';
import { fullPath, paths } from '#lib/paths.ts';
import { preloadToasts, showToast } from '#lib/toasts/toasts.tsx';
import { trpc } from '#lib/api/trpc.ts';

/** NAV-21: ends the session on the server, forgets what belonged to it, and remembers the way back. */
export function useLogOut(): { start: () => void; isPending: boolean } {
  const t = useTranslations('menus');
  const sentence = useErrorSentence();
  const location = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const signOut = trpc.auth.signOut.useMutation({
    // Offline it fails at once, instead of being carried out at some later time.
    networkMode: 'always',
    onMutate: preloadToasts,
    onError: (error) => showToast({ kind: 'error', text: t('stillLoggedIn', { reason: sentence(error) }) }),
    onSuccess: async () => {
      await forgetStored();
      await navigate(paths.signIn(fullPath(location)));
      // First the page, then its data: nothing of the user's is fetched again meanwhile.
      queryClient.setQueryData(getQueryKey(trpc.auth.session, undefined, 'query'), null);
      queryClient.removeQueries({ predicate: isMemberQuery });
    },
  });
  const start = () => {
    if (signOut.isPending) return;
    const count = countUnsent();
    if (count === 0) return signOut.mutate();
    const action = { label: t('logOutAnyway'), onAction: () => signOut.mutate() };
    showToast({ kind: 'error', text: t('unsent', { count }), action });
  };
  return { start, isPending: signOut.isPending };
}
