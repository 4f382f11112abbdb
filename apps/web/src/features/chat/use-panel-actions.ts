import { type RefObject, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useMake } from '#lib/changes/use-make.ts';
import { showToast } from '#lib/toasts/toasts.tsx';
import type { ChatSource } from './chat-source.ts';
import type { ComposerHandle } from './composer/composer.tsx';
import type { MessageActions, OpenOverlay } from './message-actions.ts';
import type { MessageListHandle } from './list/message-list.tsx';
import { loadOverlay } from './overlay/message-overlay.tsx';
import { plainText } from '@onceware/api/chat/text/formatting.limits';
import { useWhenLoaded } from './overlay/use-when-loaded.ts';

interface PanelActions {
  actions: MessageActions;
  overlay: OpenOverlay | null;
  closeOverlay: () => void;
  editingId: string | null;
}

/** Handles the actions of messages, and holds the overlay or edit they open. */
export function usePanelActions(
  source: ChatSource,
  list: RefObject<MessageListHandle | null>,
  composer: RefObject<ComposerHandle | null>,
): PanelActions {
  const t = useTranslations('chat.message');
  const words = useTranslations('chatMessage');
  const previews = useTranslations('chatPreviews');
  const make = useMake();
  const whenLoaded = useWhenLoaded();
  const [overlay, setOverlay] = useState<OpenOverlay | null>(null);
  const [editingId, setEditingId] = useState<string | null>(null);
  /** Element that gets the focus back after an edit, if it still exists. */
  const editedFrom = useRef<Element>(null);

  const actions = useMemo((): MessageActions => {
    const find = (id: string) => source.getSnapshot().messages.find((message) => message.id === id);
    const all: MessageActions = {
      react: (id, emoji) => void make(() => source.react(id, emoji), {}),
      reply: (id) => composer.current?.reply(id),
      write: (text) => composer.current?.write(text),
      toggleFlag: (id, flag) => {
        const isTold = flag === 'flagged' && source.getSnapshot().room.kind !== 'sample' && find(id)?.flagged === false;
        void make(() => source.toggleFlag(id, flag), isTold ? { done: words('flagSent') } : {});
      },
      markUnread: (id) => void make(() => source.markUnread(id), { done: words('markedUnread') }),
      reveal: (id) =>
        void make(() => source.reveal(id), {}).then(() => {
          // Its button is gone.
          list.current?.focus(id);
        }),
      setPreview: (id, url, on) => {
        const onAction = () => all.setPreview(id, url, true);
        const done = { done: previews('removed'), action: { label: previews('undo'), onAction } };
        void make(() => source.setPreview(id, url, on), on ? {} : done);
        // Its button is gone.
        if (!on) list.current?.focus(id);
      },
      copy: (id) => {
        copyText(plainText(find(id)?.text ?? '')).then(
          () => showToast({ kind: 'success', text: t('copied') }),
          () => showToast({ kind: 'error', text: t('copyFailed') }),
        );
      },
      remove: (id) => {
        const { messages } = source.getSnapshot();
        const index = messages.findIndex((message) => message.id === id);
        const message = messages[index];
        const onAction = () => {
          void make(() => source.restore(id), {});
          list.current?.jumpTo(id);
        };
        const done = message?.out === false ? words('removedForAll') : t('deleted');
        void make(() => source.remove(id), { done, action: { label: t('undo'), onAction } });
        // Its trace, or what stood beside it.
        const isLeft = source.getSnapshot().messages.some((other) => other.id === id);
        const next = isLeft ? message : (messages[index + 1] ?? messages[index - 1]);
        if (next) list.current?.focus(next.id);
      },
      retry: (id) => {
        source.retry(id);
        list.current?.focus(id);
      },
      discard: (id) => {
        const { messages } = source.getSnapshot();
        const index = messages.findIndex((message) => message.id === id);
        const next = messages[index + 1] ?? messages[index - 1];
        source.discard(id);
        if (next) list.current?.focus(next.id);
      },
      startEdit: (id) => {
        editedFrom.current = document.activeElement;
        list.current?.show(id);
        setEditingId(id);
      },
      saveEdit: (id, text) => source.edit(id, text),
      stopEdit: (id) => {
        setEditingId(null);
        const { current } = editedFrom;
        if (current instanceof HTMLTextAreaElement && current.isConnected) current.focus();
        else list.current?.focus(id);
      },
      jumpTo: (id) => list.current?.jumpTo(id),
      open: (kind, messageId, anchor) =>
        whenLoaded(
          () => loadOverlay(kind),
          () =>
            setOverlay((now) =>
              now?.kind === kind && now.messageId === messageId ? null : { kind, messageId, anchor },
            ),
        ),
    };
    return all;
  }, [source, list, composer, t, words, previews, make, whenLoaded]);

  // An entry of the menu may have opened the next by then.
  const closeOverlay = () => setOverlay((now) => (now === overlay ? null : now));
  return { actions, overlay, closeOverlay, editingId };
}

/** Rejects too where there is no clipboard at all: browsers have it on secure origins only. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
