import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { renderApp, session } from '#testing/render.tsx';
import { type ChatMessage, type ChatUser, SELF } from './chat-source.ts';
import { createSampleSource } from '#demo/chat/sample-source.ts';
import type { Talk } from './state/chat-state.ts';
import { heldClock, message, user } from './testing.ts';
import { ChatPanel } from './chat-panel.tsx';

const MINUTE = 60_000;

const LIST_HEIGHT = 1200;

/** Mocks a layout: the list shows twenty rows of 60 px, and the anchor of every menu is in view. */
export function pretendLayout(): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(LIST_HEIGHT);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function scrollHeight(this: HTMLElement) {
    const canvas = this.firstElementChild;
    return Math.max(LIST_HEIGHT, canvas instanceof HTMLElement ? Number.parseFloat(canvas.style.height) || 0 : 0);
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(20, 20, 44, 44));
}

/** Scroll events name their element. */
export const scrolled = (list: HTMLElement): void => void fireEvent.scroll(list);

/** Messages one minute apart, the last of them a minute ago. */
export function talk(...given: Partial<ChatMessage>[]): ChatMessage[] {
  const now = Date.now();
  return given.map((part, index) =>
    message({ id: `m${index + 1}`, timestamp: new Date(now - (given.length - index) * MINUTE).toISOString(), ...part }),
  );
}

export const reader: ChatUser = { ...user('me', 'Rita Reader'), id: SELF };

/** The chat as in the panel, in held time, with its toasts. */
export async function showChat(
  given: Partial<Omit<Talk, 'group'>> & { members?: readonly ChatUser[]; isPrivate?: boolean } = {},
) {
  pretendLayout();
  // Else it would suspend first.
  await loadPart('chat', 'en');
  const { members = [user('felix', 'Felix Brandt'), reader], isPrivate = false, ...rest } = given;
  const snapshot: Talk = {
    group: { name: 'Deal desk', members },
    joinRequests: [],
    messages: [],
    typing: [],
    ...rest,
  };
  const clock = heldClock(Date.now());
  const source = createSampleSource({
    chat: { reader, snapshot, posts: [], replies: ['Good idea.'] },
    clock,
    random: () => 0,
  });
  const onLeave = vi.fn<() => void>();
  const view = renderApp(
    <>
      <WithWords part="chat">
        <ChatPanel isPrivate={isPrivate} onLeave={onLeave} source={source} />
      </WithWords>
      <ToastHost />
    </>,
    { session },
  );
  scrolled(await screen.findByRole('log'));
  const pass = (ms: number) => act(() => clock.pass(ms));
  return { ...view, source, clock, onLeave, pass };
}
