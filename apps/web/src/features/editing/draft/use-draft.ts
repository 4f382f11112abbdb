import type { DraftDetail, SaveDraftInput } from '@onceware/api/supply/editing/editing.contract';
import { isSame } from '@onceware/api/supply/editing/merge.contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { errorKey } from '#lib/api/api-error.ts';

/** How long nothing is typed before it is saved. */
const REST_MS = 800;
/** After a failure. */
const AGAIN_MS = 5_000;

export type SaveState = 'saved' | 'unsaved' | 'failed' | 'conflict';

interface Saved {
  content: object;
  revision: number;
}

/**
 * Saves what is typed into a draft whenever typing pauses: one save after the other, each based on the one before. A
 * save from another window is a conflict, which nothing here overwrites.
 *
 * @param send saves it on the server
 */
export function useDraft<Draft extends DraftDetail>(
  draft: Draft,
  send: (input: SaveDraftInput) => Promise<{ revision: number }>,
) {
  const { id, entityType } = draft;
  const [content, setContent] = useState<Draft['content']>(draft.content);
  const [saved, setSaved] = useState<Saved>({ content: draft.content, revision: draft.revision });
  const [failed, setFailed] = useState<'failed' | 'conflict' | null>(null);
  const latest = useRef({ content, saved });
  const sender = useRef(send);
  const running = useRef<Promise<Saved> | null>(null);
  useEffect(() => {
    latest.current = { ...latest.current, content };
    sender.current = send;
  }, [content, send]);

  /** Saves what is typed by now. @param onto the published version that it is made from by now */
  const save = useCallback(
    async (onto?: { version: string; content: Draft['content'] }): Promise<Saved> => {
      await running.current?.catch(() => undefined);
      const { saved: before } = latest.current;
      const now = onto?.content ?? latest.current.content;
      if (!onto && isSame(now, before.content)) return before;
      const input = { id, entityType, revision: before.revision, content: now, onto: onto?.version ?? null };
      // The type of the content is that of the draft.
      const work = sender.current(input as SaveDraftInput).then(({ revision }) => ({ content: now, revision }));
      running.current = work;
      try {
        const done = await work;
        latest.current = { ...latest.current, saved: done };
        setSaved(done);
        setFailed(null);
        return done;
      } catch (error) {
        setFailed(errorKey(error) === 'edit_conflict' ? 'conflict' : 'failed');
        throw error;
      } finally {
        running.current = null;
      }
    },
    [id, entityType],
  );

  const isUnsaved = !isSame(content, saved.content);
  useEffect(() => {
    if (!isUnsaved || failed === 'conflict') return;
    const timer = setTimeout(() => void save().catch(() => undefined), failed ? AGAIN_MS : REST_MS);
    return () => clearTimeout(timer);
  }, [content, isUnsaved, failed, save]);

  const state: SaveState = failed ?? (isUnsaved ? 'unsaved' : 'saved');
  return {
    content,
    state,
    revision: saved.revision,
    change: (changes: Partial<Draft['content']>) => setContent((before) => ({ ...before, ...changes })),
    replace: setContent,
    save,
  };
}

/** Stores the draft as saved, for a return to it. */
export const withSaved = (draft: DraftDetail, { content }: SaveDraftInput, revision: number): DraftDetail =>
  // The type of the content is that of the draft.
  ({ ...draft, content, revision }) as DraftDetail;
