import type { OwnOfDeal, OwnReview } from '@onceware/api/catalog/reviews/reviews.contract';
import { getQueryKey } from '@trpc/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import { type ApiClient, type Inputs, trpc } from '#lib/api/trpc.ts';
import { type ChangeKind, useChange } from '#lib/changes/use-change.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { useShown } from '#lib/changes/use-shown.ts';

export type ReviewChange =
  | { kind: 'write'; input: Inputs['reviews']['write'] }
  | { kind: 'edit'; input: Inputs['reviews']['edit'] }
  | { kind: 'remove'; input: { id: string } }
  | { kind: 'restore'; input: { id: string }; removed: OwnReview };

const send = ({ reviews }: ApiClient, { kind, input }: ReviewChange): Promise<{ review: OwnReview }> => {
  switch (kind) {
    case 'write':
      return reviews.write.mutate(input);
    case 'edit':
      return reviews.edit.mutate(input);
    case 'remove':
      return reviews.remove.mutate(input);
    case 'restore':
      return reviews.restore.mutate(input);
  }
};

const kindOf = (dealId: string): ChangeKind<ReviewChange, { review: OwnReview }> => {
  const mine = getQueryKey(trpc.reviews.mine, { dealId }, 'query');
  return {
    key: ['reviews', 'change', dealId],
    data: [mine],
    // The stars are in every rating of the tool.
    also: [getQueryKey(trpc.reviews.list), getQueryKey(trpc.catalog)],
    send,
    confirm: (queryClient, { kind }, { review }) =>
      queryClient.setQueryData<OwnOfDeal>(mine, (own) => own && { ...own, review: kind === 'remove' ? null : review }),
  };
};

/** Shows at once what one click does; text waits in its form until the server has it. */
function apply(own: OwnOfDeal, change: ReviewChange): OwnOfDeal {
  if (change.kind === 'remove') return { ...own, review: null };
  return change.kind === 'restore' ? { ...own, review: change.removed } : own;
}

/** The reader's own review of a deal, and what they can do with it. */
export function useOwnReview(dealId: string) {
  const t = useTranslations('reviews');
  const kind = useMemo(() => kindOf(dealId), [dealId]);
  const { change } = useChange(kind);
  const make = useMake();
  const query = trpc.reviews.mine.useQuery({ dealId }, { select: useShown(kind.key, apply) });
  const restore = (removed: OwnReview) =>
    void make(() => change({ kind: 'restore', input: { id: removed.id }, removed }), { again: t('again') });
  return {
    query,
    /** For forms, which say themselves what went wrong. */
    change,
    remove: (review: OwnReview) =>
      void make(() => change({ kind: 'remove', input: { id: review.id } }), {
        done: t('own.deleted'),
        action: { label: t('undo'), onAction: () => restore(review) },
        again: t('again'),
      }),
  };
}
