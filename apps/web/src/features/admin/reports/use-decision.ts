import { getQueryKey } from '@trpc/react-query';
import { trpc } from '#lib/api/trpc.ts';
import { useWork, type Work } from '#lib/changes/use-change.ts';
import { useMake } from '#lib/changes/use-make.ts';

export type Decision = ReturnType<typeof useDecision>;

/** A moderator's decision of one press, which may be undone. If someone else has already made the same, it counts as success. */
export function useDecision() {
  const { change, isPending } = useWork(getQueryKey(trpc.admin));
  const make = useMake();
  const decide = (work: Work, done: string, undo?: { label: string; work: Work; done: string }): void => {
    const action = undo && { label: undo.label, onAction: () => decide(undo.work, undo.done) };
    void make(() => change(work), { done, action });
  };
  return { decide, isPending };
}
