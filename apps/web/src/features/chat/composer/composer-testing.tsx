import { screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { vi } from 'vitest';
import { WithWords } from '#lib/page/with-words.tsx';
import { renderApp, session } from '#testing/render.tsx';
import type { ChatSource } from '../chat-source.ts';
import { openSample } from '../testing.ts';
import { Composer, type ComposerHandle } from './composer.tsx';
import { type MessageActions, MessageActionsContext } from '../message-actions.ts';

const ACTIONS: MessageActions = {
  react: vi.fn<() => void>(),
  reply: vi.fn<() => void>(),
  write: vi.fn<() => void>(),
  markUnread: vi.fn<() => void>(),
  toggleFlag: vi.fn<() => void>(),
  reveal: vi.fn<() => void>(),
  setPreview: vi.fn<() => void>(),
  copy: vi.fn<() => void>(),
  remove: vi.fn<() => void>(),
  retry: vi.fn<() => void>(),
  discard: vi.fn<() => void>(),
  startEdit: vi.fn<() => void>(),
  saveEdit: vi.fn<() => Promise<void>>(),
  stopEdit: vi.fn<() => void>(),
  jumpTo: vi.fn<() => void>(),
  open: vi.fn<() => void>(),
};

interface Given {
  isPrivate?: boolean;
  onEditLast?: () => void;
}

/** The composer alone, with buttons for what the screen around it does. The words of `chat` must be loaded before. */
export function showComposer({ isPrivate = false, onEditLast = () => undefined }: Given = {}) {
  const { source } = openSample();
  renderApp(
    <WithWords part="chat">
      <MessageActionsContext value={ACTIONS}>
        <Screen source={source} startsPrivate={isPrivate} onEditLast={onEditLast} />
      </MessageActionsContext>
    </WithWords>,
    { session },
  );
  return source;
}

function Screen({
  source,
  startsPrivate,
  onEditLast,
}: {
  source: ChatSource;
  startsPrivate: boolean;
  onEditLast: () => void;
}) {
  const area = useRef<HTMLDivElement>(null);
  const composer = useRef<ComposerHandle>(null);
  const [isOpen, setIsOpen] = useState(true);
  const [isPrivate, setIsPrivate] = useState(startsPrivate);
  const first = source.getSnapshot().messages[0];
  return (
    <div ref={area} data-testid="screen">
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Open or close
      </button>
      <button type="button" onClick={() => setIsPrivate(!isPrivate)}>
        Private
      </button>
      <button type="button" onClick={() => first && composer.current?.reply(first.id)}>
        Reply to the first
      </button>
      {isOpen && (
        <Composer ref={composer} source={source} isPrivate={isPrivate} dropArea={area} onEditLast={onEditLast} />
      )}
    </div>
  );
}

/** The field, whether it suggests something or not. */
export const field = () =>
  screen.queryByRole<HTMLTextAreaElement>('combobox', { name: 'Message' }) ??
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
export const lastOf = (source: ChatSource) => source.getSnapshot().messages.at(-1);
