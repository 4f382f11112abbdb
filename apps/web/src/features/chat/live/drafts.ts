import { freeAttachments } from '../attachments/attachments.ts';
import { type Draft, EMPTY_DRAFT } from '../chat-source.ts';
import { draftKey } from './stored-text.ts';

/**
 * Drafts by room, for as long as the browser stores them. Each tab keeps its own copy from its first read, so that no
 * text changes while somebody types; storage holds the latest text of any tab.
 */
export function createDrafts(userId: string, storage: () => Storage = () => localStorage) {
  const drafts = new Map<string, Draft>();

  /** Some browsers keep nothing, or no more. Then it lives in this tab. */
  function attempt<Result>(work: (storage: Storage) => Result): Result | null {
    try {
      return work(storage());
    } catch {
      return null;
    }
  }

  function keep(roomId: string, draft: Draft): void {
    const key = draftKey(userId, roomId);
    // Addresses of this visit lead nowhere in the next.
    const attachments = draft.attachments.filter(({ url }) => !url.startsWith('blob:'));
    attempt((kept) =>
      draft.text === '' && attachments.length === 0 && draft.replyTo === null
        ? kept.removeItem(key)
        : kept.setItem(key, JSON.stringify({ ...draft, attachments })),
    );
  }

  const kept = (roomId: string) => attempt((from) => from.getItem(draftKey(userId, roomId)));
  const read = (text: string | null) => attempt(() => (text === null ? null : (JSON.parse(text) as Partial<Draft>)));

  return {
    of(roomId: string): Draft {
      const known = drafts.get(roomId) ?? { ...EMPTY_DRAFT, ...read(kept(roomId)) };
      drafts.set(roomId, known);
      return known;
    },
    set(roomId: string, draft: Draft): void {
      const urls = new Set(draft.attachments.map(({ url }) => url));
      freeAttachments(drafts.get(roomId)?.attachments.filter(({ url }) => !urls.has(url)) ?? []);
      drafts.set(roomId, draft);
      keep(roomId, draft);
    },
    /** Clears the sent draft; drafts of other tabs stay. */
    clear(roomId: string): void {
      const sent = drafts.get(roomId);
      drafts.set(roomId, EMPTY_DRAFT);
      if (read(kept(roomId))?.text === sent?.text) keep(roomId, EMPTY_DRAFT);
    },
    /** Ends the tab's visit; stored data stays. */
    close(roomId: string): void {
      freeAttachments(drafts.get(roomId)?.attachments ?? []);
      drafts.delete(roomId);
    },
    /** The reader signed out. */
    forget(): void {
      drafts.clear();
      attempt((from) => {
        for (const key of Object.keys(from)) if (key.startsWith(draftKey(userId, ''))) from.removeItem(key);
      });
    },
  };
}

export type Drafts = ReturnType<typeof createDrafts>;
