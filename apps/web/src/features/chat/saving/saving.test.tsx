import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { type SavableThing, SaveHereContext, type SaveHereProps } from '#lib/saving/save-here.ts';
import { renderApp, session } from '#testing/render.tsx';
import { ChatPanel } from '../chat-panel.tsx';
import { pretendLayout, scrolled } from '../chat-testing.tsx';
import { heldRoom } from '../room-testing.tsx';
import { message } from '../testing.ts';
import { savableThings } from './savable-things.ts';

describe('saving from a message', () => {
  beforeAll(() =>
    Promise.all([loadPart('chat', 'en'), import('../overlay/message-menu.tsx'), import('./save-from-message.tsx')]),
  );

  it('finds its deals and tools, then pages of other sites, each once (LIVE-08)', () => {
    const origin = 'https://onceware.example';
    const text = `https://a.example/x, ${origin}/deal/mailwell ${origin}/tool/kiln https://a.example/x ${origin}/account/reviews (http://b.example)`;
    expect(savableThings(message({ text }), origin).map(({ label }) => label)).toEqual([
      'mailwell',
      'kiln',
      'a.example/x',
      'b.example',
    ]);
    expect(savableThings(message({ text: 'ftp://a.example javascript:alert(1) nothing' }), origin)).toEqual([]);
  });

  /** Opens the message's menu; what is handed to the collections' own menu stands in `handed`. */
  async function openMenu(text: string) {
    pretendLayout();
    const handed: SavableThing[] = [];
    const SaveHere = ({ thing }: SaveHereProps) => {
      handed.push(thing);
      return null;
    };
    const { source } = heldRoom({ messages: [message({ id: 'm1', text })] });
    renderApp(
      <WithWords part="chat">
        <SaveHereContext value={{ SaveHere }}>
          <ChatPanel isPrivate={false} onLeave={() => {}} source={source} />
        </SaveHereContext>
      </WithWords>,
      {
        session,
        answer: (path) =>
          path === 'catalog.cards'
            ? { deals: [], tools: [{ id: 'id of Kiln', slug: 'kiln', name: 'Kiln' }] }
            : undefined,
      },
    );
    scrolled(await screen.findByRole('log'));
    act(() => screen.getByRole('article').focus());
    await userEvent.keyboard('{Enter}');
    return { menu: await screen.findByRole('menu'), handed };
  }
  const choose = async (name: string | RegExp) => userEvent.click(await screen.findByRole('menuitem', { name }));

  it('hands its only link to the collections at once (LIVE-08)', async () => {
    const { handed } = await openMenu('Look: https://a.example/page');
    await choose('Save to a collection');
    await waitFor(() => expect(handed[0]).toEqual({ type: 'page', url: 'https://a.example/page' }));
  });

  it('asks which of several (LIVE-08)', async () => {
    const { handed } = await openMenu(`https://a.example/page or ${location.origin}/tool/kiln`);
    await choose('Save to a collection');
    await choose('kiln');
    await waitFor(() => expect(handed.at(-1)).toEqual({ type: 'tool', id: 'id of Kiln' }));
  });

  it('is not offered where there is nothing to save (LIVE-08)', async () => {
    const { menu } = await openMenu('No link');
    expect(within(menu).queryByRole('menuitem', { name: 'Save to a collection' })).toBeNull();
  });
});
