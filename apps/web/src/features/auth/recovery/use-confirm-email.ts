import { useState } from 'react';
import { trpc } from '#lib/api/trpc.ts';

/** Outcome of a link in a mail about an address. */
type Confirmation = 'verified' | 'changed' | 'otherIsNew' | 'otherIsOld';

/** Links that confirm a change of address begin so; the others confirm the address of a new account. */
const CHANGE = 'change.';

/** Confirms an address by what a mailed link carries. */
export function useConfirmEmail() {
  const utils = trpc.useUtils();
  const [done, setDone] = useState<Confirmation | null>(null);
  const finish = (confirmation: Confirmation) => {
    setDone(confirmation);
    void utils.auth.session.invalidate();
    void utils.account.profile.invalidate();
  };
  const verify = trpc.auth.verifyEmail.useMutation({ networkMode: 'always', onSuccess: () => finish('verified') });
  const change = trpc.auth.confirmEmailChange.useMutation({
    networkMode: 'always',
    onSuccess: ({ side, isDone }) => finish(isDone ? 'changed' : side === 'old' ? 'otherIsNew' : 'otherIsOld'),
  });
  return {
    done,
    isPending: verify.isPending || change.isPending,
    error: change.error ?? verify.error,
    confirm: (link: string) =>
      link.startsWith(CHANGE) ? change.mutate({ token: link.slice(CHANGE.length) }) : verify.mutate({ token: link }),
  };
}
