import { useState } from 'react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { trpc } from '#lib/api/trpc.ts';
import { showToast } from '#lib/toasts/toasts.tsx';
import { useRoom } from '../room-facts.ts';
import type { ShownPoll } from './shown-poll.ts';

/** The reader's choice in a poll, with what they have just chosen, and how to change it (LIVE-06). */
export function useVotes(
  id: string,
  poll: ShownPoll,
): { own: readonly number[]; choose: (options: readonly number[]) => void } {
  const sentence = useErrorSentence();
  const { id: roomId } = useRoom();
  const message = { roomId: roomId ?? '', id };
  const { data } = trpc.chat.votes.useQuery(message, { enabled: poll.own === null && roomId !== null });
  const cache = trpc.useUtils().chat.votes;
  // One after the other, so that what was chosen last is what counts.
  const { mutateAsync, isPending } = trpc.chat.vote.useMutation({ scope: { id: `poll ${id}` } });
  const [chosen, setChosen] = useState<{ options: readonly number[]; poll: ShownPoll } | null>(null);
  const isAhead = chosen !== null && (isPending || chosen.poll === poll);
  const choose = (options: readonly number[]) => {
    if (roomId === null) return;
    setChosen({ options, poll });
    mutateAsync({ ...message, options: [...options] }).then(
      () => cache.setData(message, { options: [...options] }),
      (error: unknown) => {
        setChosen(null);
        showToast({ kind: 'error', text: sentence(error) });
      },
    );
  };
  return { own: isAhead ? chosen.options : (poll.own ?? data?.options ?? []), choose };
}
