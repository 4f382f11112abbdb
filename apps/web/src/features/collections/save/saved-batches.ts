import type { Entity } from '@onceware/api/collections/collections.contract';
import { collectionLimits } from '@onceware/api/collections/collections.limits';
import type { ApiClient } from '#lib/api/trpc.ts';
import { Batches, batchesOf } from '#lib/api/batches.ts';
import { keyOfEntity, keyOfItem } from '../changes/change.ts';

/** The collections that deals and tools are kept in: all cards of a page ask together. */
export const savedOf = batchesOf(
  ({ collections }: ApiClient) =>
    new Batches<Entity, readonly string[]>(async (wanted) => {
      // Two buttons of one deal are one question.
      const entities = [...new Map(wanted.map((entity) => [keyOfEntity(entity), entity])).values()];
      const { saved } = await collections.saved.query({ entities });
      const found = new Map(saved.map((one) => [keyOfItem(one), one.collection_ids]));
      return (entity) => found.get(keyOfEntity(entity)) ?? [];
    }, collectionLimits.savedMax),
);
