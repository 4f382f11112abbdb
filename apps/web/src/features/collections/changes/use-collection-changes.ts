import type { Entity, Share } from '@onceware/api/collections/collections.contract';
import { useQueryClient } from '@tanstack/react-query';
import { v7 as uuidv7 } from 'uuid';
import { useTranslations } from 'use-intl/react';
import { useMake } from '#lib/changes/use-make.ts';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { errorKey } from '#lib/api/api-error.ts';
import { showToast } from '#lib/toasts/toasts.tsx';
import type { Inputs } from '#lib/api/trpc.ts';
import { runsOf } from './apply-change.ts';
import { type Change, entityOf, keyOfEntity, keyOfItem, type ListedCollection } from './change.ts';
import { dropDraft, findDraft, keepWritten } from '../form/form-drafts.ts';
import { Orphaned } from './orphan.ts';
import { useChange } from './use-change.ts';

const keysOf = (entities: readonly Entity[]) => new Set(entities.map(keyOfEntity));

export type Runs = Inputs['collections']['moveItems']['runs'];

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
  const sentence = useErrorSentence();
  const change = useChange();
  const makeAndSay = useMake();
  const queryClient = useQueryClient();

  /** Makes the change, then says so; what takes away offers its undo. Answers null when it was not made. */
  const make = (wanted: Change, done?: string, undo?: Change) =>
    makeAndSay(() => change(wanted), {
      done,
      action: undo && undoing(undo),
      failed: (error) => failureOf(wanted, error),
    });
  const undoing = (undo: Change) => ({ label: t('undo'), onAction: () => void make(undo, t('undone')) });
  const failureOf = (failed: Change, error: unknown): string | null => {
    // That its collection could not be made has been said.
    if (error instanceof Orphaned) return null;
    const { kind } = failed;
    const key = errorKey(error);
    if (keepWritten(queryClient, failed)) {
      const reason = sentence(error);
      return kind === 'create' ? t('notCreated', { reason, name: failed.input.name }) : t('notChanged', { reason });
    }
    if (kind === 'addItem')
      return key === 'item_exists' ? t('exists') : key === 'collection_full' ? sentence(error) : t('addFailed');
    if (kind === 'removeItem' || kind === 'removeItems')
      return key === 'item_not_found' ? t('notFound') : t('removeFailed');
    return sentence(error);
  };

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
    moveItems: async (from, to, runs) => {
      if (from.id === to.id)
        return (
          (await make({ kind: 'moveItems', input: { fromCollectionId: from.id, toCollectionId: to.id, runs } })) !==
          null
        );
      const isGoing = keysOf(runs.flatMap((run) => run.entities));
      const moved = from.items.filter((item) => isGoing.has(keyOfItem(item)));
      const answer = await make({
        kind: 'moveItems',
        input: { fromCollectionId: from.id, toCollectionId: to.id, runs, skipsExisting: true },
      });
      if (!answer) return false;
      const stayed = keysOf(answer.stayed ?? []);
      const gone = moved.filter((item) => !stayed.has(keyOfItem(item)));
      if (gone.length === 0) {
        showToast({ kind: 'error', text: t('exists') });
        return false;
      }
      const text = t('moved', { count: gone.length, name: to.name });
      const back = { fromCollectionId: to.id, toCollectionId: from.id, runs: runsOf(from.items, gone.map(entityOf)) };
      showToast({
        kind: 'success',
        text: stayed.size > 0 ? t('movedSome', { moved: text, count: stayed.size }) : text,
        action: undoing({ kind: 'moveItems', input: back, moved: gone }),
      });
      return true;
    },
    setNotes: async (collectionId, entity, notes) =>
      (await make({ kind: 'setNotes', input: { collectionId, ...entity, notes } })) !== null,
    share: async (collectionId, fields) => {
      const answer = await make({ kind: 'share', input: { collectionId, ...fields } });
      return answer?.share ?? null;
    },
    unshare: (collectionId) => void make({ kind: 'unshare', input: { collectionId } }, t('unshared')),
  };
}
