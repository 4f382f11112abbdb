import type { QueryClient } from '@tanstack/react-query';
import type { Change } from '../changes/change.ts';

/** Text of a collection that could not be saved. */
interface FormDraft {
  collectionId: string;
  isNew: boolean;
  name?: string | undefined;
  description?: string | undefined;
}

// Begins as the member's own queries do: the next one who signs in here finds nothing of it.
const DRAFTS = [['collections'], 'drafts'];

const draftsIn = (queryClient: QueryClient) => queryClient.getQueryData<FormDraft[]>(DRAFTS) ?? [];

function setDrafts(queryClient: QueryClient, drafts: FormDraft[]): void {
  queryClient.setQueryDefaults(DRAFTS, { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(DRAFTS, drafts);
}

/** Finds the draft of this collection, or without an id the oldest draft of a new one. */
export const findDraft = (queryClient: QueryClient, collectionId: string | undefined): FormDraft | undefined =>
  draftsIn(queryClient).find((draft) =>
    collectionId === undefined ? draft.isNew : draft.collectionId === collectionId,
  );

export function dropDraft(queryClient: QueryClient, collectionId: string): void {
  const drafts = draftsIn(queryClient);
  if (drafts.some((draft) => draft.collectionId === collectionId))
    setDrafts(
      queryClient,
      drafts.filter((draft) => draft.collectionId !== collectionId),
    );
}

/** Stores the text of a failed change as a draft. @returns whether it had any */
export function keepFormDraft(queryClient: QueryClient, change: Change): boolean {
  const draft = writtenIn(change);
  if (draft)
    setDrafts(queryClient, [
      ...draftsIn(queryClient).filter(({ collectionId }) => collectionId !== draft.collectionId),
      draft,
    ]);
  return draft !== null;
}

function writtenIn({ kind, input }: Change): FormDraft | null {
  if (kind === 'create')
    return { collectionId: input.id, isNew: true, name: input.name, description: input.description };
  if (kind !== 'update' || (input.name === undefined && input.description === undefined)) return null;
  return { collectionId: input.collectionId, isNew: false, name: input.name, description: input.description };
}
