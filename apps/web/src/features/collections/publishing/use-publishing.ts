import type { PublishInput } from '@onceware/api/collections/publishing/publishing.contract';
import { getQueryKey } from '@trpc/react-query';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { useWork } from '#lib/changes/use-change.ts';

/** Choices of the owner for the public page. */
export type Chosen = Omit<PublishInput, 'collectionId'>;

/** Publishes a collection, changes what its page shows, and takes it back; each says how it ended. */
export function usePublishing({ id: collectionId, name }: { id: string; name: string }) {
  const t = useTranslations('publishing');
  const make = useMake();
  const { change: work, isPending } = useWork(getQueryKey(trpc.publishing.own));
  const save = (chosen: Chosen, done?: string) =>
    make(() => work((client) => client.publishing.publish.mutate({ collectionId, ...chosen })), { done });
  return {
    isPending,
    publish: (chosen: Chosen) => save(chosen, t('published', { name })),
    change: async (chosen: Chosen): Promise<boolean> => (await save(chosen)) !== null,
    unpublish: () =>
      make(() => work((client) => client.publishing.unpublish.mutate({ collectionId })), {
        done: t('stopped', { name }),
      }),
  };
}
