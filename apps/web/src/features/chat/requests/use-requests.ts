import type { MessageRequest } from '@onceware/api/chat/requests/requests.contract';
import { getQueryKey } from '@trpc/react-query';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { HEARD } from '../heard/heard-cache.ts';
import { ROOMS } from '../rooms/rooms-cache.ts';

/** Pages of requests, whatever was asked for. */
export const REQUESTS = getQueryKey(trpc.chat.requests);

interface Answers {
  accept: () => Promise<boolean>;
  /** Offers to undo it. */
  decline: () => Promise<boolean>;
  report: () => Promise<boolean>;
  isPending: boolean;
}

/** Ways to answer a request; each says whether it was done. */
export function useAnswers({ roomId, from: { name } }: Pick<MessageRequest, 'roomId' | 'from'>): Answers {
  const t = useTranslations('chatRequests');
  const { change, isPending } = useWork(REQUESTS, ROOMS, HEARD);
  const make = useMake();
  const answer = (given: 'accept' | 'decline' | 'wait') =>
    change(({ chat }) => chat.answerRequest.mutate({ roomId, answer: given }));
  const onAction = () => void make(() => answer('wait'), { done: t('undone') });
  const isDone = (made: Promise<unknown>) => made.then((done) => done !== null);
  return {
    isPending,
    accept: () => isDone(make(() => answer('accept'), { done: t('accepted', { name }) })),
    decline: () =>
      isDone(make(() => answer('decline'), { done: t('declined', { name }), action: { label: t('undo'), onAction } })),
    report: () =>
      isDone(make(() => change(({ chat }) => chat.reportRequest.mutate({ roomId })), { done: t('reported') })),
  };
}
