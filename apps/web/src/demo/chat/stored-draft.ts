import { freeAttachments } from '#features/chat/attachments/attachments.ts';
import { type Attachment, type Draft, EMPTY_DRAFT } from '#features/chat/chat-source.ts';

/** Keeps the draft while the chat is out of sight, and frees the files that the next draft no longer has. */
export function createStoredDraft() {
  let draft = EMPTY_DRAFT;
  return {
    current: () => draft,
    /** @param sent files that live on in a message */
    replace(next: Draft, sent: readonly Attachment[] = []): void {
      const kept = new Set([...next.attachments, ...sent].map(({ url }) => url));
      freeAttachments(draft.attachments.filter(({ url }) => !kept.has(url)));
      draft = next;
    },
  };
}
