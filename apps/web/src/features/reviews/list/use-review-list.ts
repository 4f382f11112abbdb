import { keepPreviousData } from '@tanstack/react-query';
import type { Review } from '@onceware/api/catalog/reviews/reviews.contract';
import { type Inputs, trpc } from '#lib/api/trpc.ts';
import type { Subject } from './subject.ts';

/** Reads reviews page by page. What asks for the same shares one answer. */
export const useReviewList = (input: Omit<Inputs['reviews']['list'], 'cursor'>, isAsked = true) =>
  trpc.reviews.list.useInfiniteQuery(input, {
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    enabled: isAsked,
  });

const NONE: readonly Review[] = [];

/** The first reviews of a list, for machines; none until its subject is known. */
export const useFirstReviews = (subject: Subject | null): readonly Review[] =>
  useReviewList(subject ?? {}, subject !== null).data?.pages[0]?.items ?? NONE;
