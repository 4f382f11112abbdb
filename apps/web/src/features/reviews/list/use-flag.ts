import type { Review } from '@onceware/api/catalog/reviews/reviews.contract';
import { getQueryKey } from '@trpc/react-query';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { useMake } from '#lib/changes/use-make.ts';

/** Reports a review to staff, or withdraws the report. */
export function useFlag(): (review: Pick<Review, 'id'>, on: boolean) => void {
  const t = useTranslations('reviews');
  const { change } = useWork(getQueryKey(trpc.reviews.list));
  const make = useMake();
  const flag = ({ id }: Pick<Review, 'id'>, on: boolean) =>
    void make(() => change(({ reviews }) => reviews.flag.mutate({ id, on })), {
      done: t(on ? 'flagged' : 'unflagged'),
      action: on ? { label: t('undo'), onAction: () => flag({ id }, false) } : undefined,
    });
  return flag;
}
