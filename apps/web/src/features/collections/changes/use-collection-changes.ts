import type { Entity, Share } from '@onceware/api/collections/collections.contract';
import { useQueryClient } from '@tanstack/react-query';
import { v7 as uuidv7 } from 'uuid';
import { useTranslations } from 'use-intl/react';
import type { Change, ListedCollection } from './change.ts';
import { dropDraft, findDraft } from '../form/form-drafts.ts';
import { useMakeChange } from './use-make-change.ts';
import { type Runs, useMoveItems } from './use-move-items.ts';
import { useSavedSentence } from '../saving/use-saved-sentence.ts';

/**
 * Every way to change collections. Each shows at once and says how it ended; what takes away offers to undo it. What was
 * written and could not be saved waits as a draft for the form it came from.
 */
export interface CollectionChanges {
  /** Answers the new collection's id, at once. */
  create: (fields: { name: string; description?: string }) => string;
  update: (collectionId: string, fields: { name?: string; description?: string; isFavorite?: boolean }) => void;
  deleteCollection: (collection: ListedCollection) => void;
  addItem: (collectionId: string, entity: Entity) => void;
  /** Adds the page of an address; `pageId` names one that is already saved. */
  addUrl: (collectionId: string, page: { url: string; pageId?: string }) => void;
  /** Answers whether it was kept. */
  editPage: (pageId: string, fields: { title?: string; description?: string }) => Promise<boolean>;
  /** Once more, for title and picture. */
  fetchPage: (pageId: string) => void;
  /** To staff, for the catalogue. */
  suggestPage: (pageId: string) => void;
  removeItems: (collection: ListedCollection, entities: Entity[]) => void;
  /** To another collection or within one; what the other has already stays where it is. Answers whether it was done. */
  moveItems: (from: ListedCollection, to: ListedCollection, runs: Runs) => Promise<boolean>;
  /** Answers whether it was kept. */
  setNotes: (collectionId: string, entity: Entity, notes: string | null) => Promise<boolean>;
  /** Null when it failed; then a toast has said so. */
  share: (collectionId: string, fields: { showsNotes: boolean; isIndexed: boolean }) => Promise<Share | null>;
  unshare: (collectionId: string) => void;
}

export function useCollectionChanges(): CollectionChanges {
  const t = useTranslations('collections.toast');
  const pages = useTranslations('savedPages');
  const { make } = useMakeChange();
  const sentenceOf = useSavedSentence();
  const moveItems = useMoveItems();
  const queryClient = useQueryClient();
  return {
    create: (fields) => {
      // The same once more: the first may have been made, and only its answer was lost.
      const draft = findDraft(queryClient, undefined);
      const known = draft?.name === fields.name ? draft : undefined;
      const id = known && (known.description ?? '') === (fields.description ?? '') ? known.collectionId : uuidv7();
      if (known) dropDraft(queryClient, known.collectionId);
      void make({ kind: 'create', input: { id, ...fields } }, t('created', { name: fields.name.trim() }));
      return id;
    },
    update: (collectionId, fields) => void make({ kind: 'update', input: { collectionId, ...fields } }),
    deleteCollection: (collection) => {
      const input = { collectionId: collection.id };
      void make({ kind: 'delete', input }, t('deleted', { name: collection.name }), {
        kind: 'restore',
        input,
        deleted: collection,
      });
    },
    addItem: (collectionId, entity) =>
      void make({ kind: 'addItem', input: { id: uuidv7(), collectionId, ...entity } }, t('added')),
    addUrl: (collectionId, { url, pageId = uuidv7() }) =>
      void make(
        { kind: 'addUrl', input: { id: uuidv7(), pageId, collectionId, url } },
        ({ saved }) => (saved && sentenceOf(saved)) ?? t('added'),
      ),
    editPage: async (pageId, fields) => (await make({ kind: 'editPage', input: { pageId, ...fields } })) !== null,
    fetchPage: (pageId) => void make({ kind: 'fetchPage', input: { pageId } }),
    suggestPage: (pageId) => void make({ kind: 'suggestPage', input: { pageId } }, pages('suggested')),
    removeItems: ({ id: collectionId, items: before }, entities) => {
      const [entity] = entities;
      if (!entity) return;
      const undo: Change = { kind: 'restoreItems', input: { collectionId, entities }, before };
      if (entities.length === 1)
        void make({ kind: 'removeItem', input: { collectionId, ...entity } }, t('removed'), undo);
      else
        void make(
          { kind: 'removeItems', input: { collectionId, entities } },
          t('removedMany', { count: entities.length }),
          undo,
        );
    },
    moveItems,
    setNotes: async (collectionId, entity, notes) =>
      (await make({ kind: 'setNotes', input: { collectionId, ...entity, notes } })) !== null,
    share: async (collectionId, fields) => {
      const answer = await make({ kind: 'share', input: { collectionId, ...fields } });
      return answer?.share ?? null;
    },
    unshare: (collectionId) => void make({ kind: 'unshare', input: { collectionId } }, t('unshared')),
  };
}
