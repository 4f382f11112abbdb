import type { Review } from '@onceware/api/catalog/reviews/reviews.contract';
import { getQueryKey } from '@trpc/react-query';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { usePending } from '#lib/changes/pending.ts';
import { type ChangeKind, useChange } from '#lib/changes/use-change.ts';
import { useMake } from '#lib/changes/use-make.ts';

interface Vote {
  id: string;
  on: boolean;
}

const KIND: ChangeKind<Vote, unknown> = {
  key: ['reviews', 'vote'],
  data: [getQueryKey(trpc.reviews.list)],
  send: ({ reviews }, vote) => reviews.vote.mutate(vote),
};

/** Whether the reader finds a review helpful, and how many do; a click shows at once. */
export function useVote({ id, isHelpful, helpfulCount }: Pick<Review, 'id' | 'isHelpful' | 'helpfulCount'>) {
  const t = useTranslations('reviews');
  const { change } = useChange(KIND);
  const make = useMake();
  const pending = usePending<Vote>(KIND.key).findLast((one) => one.change.id === id);
  const isOn = pending?.change.on ?? isHelpful;
  return {
    isOn,
    count: helpfulCount + Number(isOn) - Number(isHelpful),
    toggle: () => void make(() => change({ id, on: !isOn }), { again: t('again') }),
  };
}
