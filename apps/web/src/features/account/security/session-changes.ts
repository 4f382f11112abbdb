import type { SessionEntry } from '@onceware/api/identity/auth/auth.contract';
import { getQueryKey } from '@trpc/react-query';
import { type ApiClient, trpc } from '#lib/api/trpc.ts';
import { type ChangeKind, ignoreNotFound } from '#lib/changes/use-change.ts';

/** Ends one session, or all but this one. */
type SessionChange = { sessionId: string } | 'others';

interface Sessions {
  sessions: SessionEntry[];
}

const LIST = getQueryKey(trpc.auth.sessions, undefined, 'query');

export const SESSIONS: ChangeKind<SessionChange, { ended: number }> = {
  key: ['sessions', 'end'],
  data: [LIST],
  send,
  confirm: (queryClient, change) =>
    queryClient.setQueryData<Sessions>(LIST, (known) => known && applyEnding(known, change)),
};

export const applyEnding = ({ sessions }: Sessions, change: SessionChange): Sessions => ({
  sessions: sessions.filter(({ id, isCurrent }) => (change === 'others' ? isCurrent : id !== change.sessionId)),
});

async function send({ auth }: ApiClient, change: SessionChange): Promise<{ ended: number }> {
  if (change === 'others') return auth.endOtherSessions.mutate();
  await auth.endSession.mutate(change).catch(ignoreNotFound);
  return { ended: 1 };
}
