import type { Tag } from '@onceware/api/collections/collections.contract';
import { trpc } from '#lib/api/trpc.ts';
import { useShown } from '#lib/changes/use-shown.ts';
import type { Change } from '../changes/change.ts';
import { CHANGES } from '../changes/pending-changes.ts';
import { applyToTags } from './apply-to-tags.ts';

/** The member's tags with how many items have each, with unanswered changes. */
export const useTags = () =>
  trpc.collections.tags.useQuery(undefined, {
    networkMode: 'always',
    select: useShown<{ tags: Tag[] }, Change>(CHANGES, applyToTags),
  });
