import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ALL_LOADED } from '../chat-source.ts';
import { numbered, showRoom } from '../room-testing.tsx';
import { message } from '../testing.ts';

const preview = (title: string, more = {}) => ({
  url: `https://www.kiln.test/${title}`,
  title,
  description: 'Hot.',
  siteName: 'Kilns',
  ...more,
});
const ROOM = { ...ALL_LOADED.room, id: 'r', kind: 'community' } as const;

const answers =
  (shown: boolean, kept: string | null = null) =>
  (path: string, input: unknown) => {
    if (path === 'chat.showsPreviews') return { on: shown };
    if (path !== 'collections.kept') return new Promise(() => undefined);
    const isKept = kept !== null && JSON.stringify(input).includes(kept);
    return { page: isKept ? { title: 'My kiln', description: '' } : null, collection_ids: [], tool: null, deal: null };
  };
const cards = () => screen.findByRole('list', { name: 'Previews of links' });

describe('previews of links', () => {
  it('say title, site and one line, and the title that a page has in the reader’s library (LIVE-08)', async () => {
    const previews = [preview('A <b>kiln</b>'), preview('second', { siteName: 'kiln.test', description: '' })];
    await showRoom({ messages: numbered(1, 1, { previews }) }, answers(true, 'second'));
    const list = within(await cards());
    const first = await list.findByRole('link', { name: 'Kilns · kiln.test A <b>kiln</b> Hot.' });
    expect([first.getAttribute('href'), first.getAttribute('rel')]).toEqual([
      'https://www.kiln.test/A <b>kiln</b>',
      'noopener noreferrer nofollow',
    ]);
    expect(await list.findByRole('link', { name: /kiln.test\s*In your library My kiln/ })).toBeDefined();
    expect((await cards()).querySelector('img')).toBeNull();
  });

  it('are hidden from readers who want none, and where the room has none (LIVE-08)', async () => {
    const messages = numbered(1, 1, { previews: [preview('a')] });
    const { change } = await showRoom({ messages }, answers(false));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Previews of links' })).toBeNull());
    change({ room: { ...ROOM, hasPreviews: false } });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('are taken off by who wrote the message, with undo (LIVE-08)', async () => {
    const messages = [
      message({ id: 'mine', number: 1, out: true, previews: [preview('a')] }),
      message({ id: 'other', number: 2, out: false, previews: [preview('b')] }),
    ];
    const { source } = await showRoom({ messages }, answers(true));
    source.setPreview.mockResolvedValue();
    await screen.findAllByRole('link', { name: /Hot/ });
    const [button, ...others] = screen.getAllByRole('button', { name: /^Remove the preview of/ });
    expect(others).toEqual([]);
    if (button) await userEvent.click(button);
    expect(source.setPreview).toHaveBeenLastCalledWith('mine', 'https://www.kiln.test/a', false);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(source.setPreview).toHaveBeenLastCalledWith('mine', 'https://www.kiln.test/a', true);
  });
});
