import type { PublishedHead, PublishedPage } from '@onceware/api/collections/publishing/publishing.contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { renderApp, session } from '#testing/render.tsx';
import { Directory } from './directory.tsx';

const head = (name: string, more: Partial<PublishedHead> = {}): PublishedHead => ({
  token: name.padEnd(12, '-'),
  name,
  description: 'What we run',
  owner: { name: 'سارة', avatar: null },
  theme: 'design',
  followers: 1,
  is_followed: false,
  published_at: '2026-01-01T00:00:00.000Z',
  cover: ['/a.svg', '/b.svg', '/c.svg', '/d.svg'],
  ...more,
});

describe('the directory of published collections', () => {
  beforeAll(() => loadPart('editorial', 'en'));
  const show = (pages: Record<string, PublishedPage>, path = '/community', who: typeof session | null = null) => {
    const asked: unknown[] = [];
    const shown = renderApp(
      <WithWords part="editorial">
        <Directory />
      </WithWords>,
      {
        session: who,
        path,
        answer: (procedure, input) => {
          if (!procedure.startsWith('publishing.')) throw new Error(procedure);
          asked.push(input);
          const { cursor } = input as { cursor?: string | null };
          return pages[cursor ?? procedure] ?? { items: [], nextCursor: null };
        },
      },
    );
    return { ...shown, asked };
  };

  it('shows who stands by a collection, its theme and followers, and more when asked (NET-05)', async () => {
    show({
      'publishing.directory': { items: [head('Studio')], nextCursor: 'next' },
      next: { items: [head('Kilns', { followers: 0, cover: [] })], nextCursor: null },
    });
    const link = await screen.findByRole('link', { name: 'Studio' });
    expect(link.getAttribute('href')).toBe('/c/Studio------');
    const card = within(screen.getByRole('listitem'));
    for (const text of ['by سارة', 'Design', '1 follower']) expect(card.getByText(text)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'Kilns' })).toBeDefined();
    expect(screen.getAllByText(/follower/)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('is narrowed by its address, which choosing changes (NET-05)', async () => {
    const { asked, router } = show({}, '/community?theme=ai&sort=followed&q=kilns');
    expect(await screen.findByText(/No published collection fits/)).toBeDefined();
    expect(asked[0]).toMatchObject({ theme: 'ai', sort: 'followed', q: 'kilns' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), '');
    expect(router.state.location.search).toContain('theme=&sort=followed');
    expect(screen.queryByRole('option', { name: 'I follow' })).toBeNull();
  });

  it('shows members what they follow, and visitors the directory instead (NET-05)', async () => {
    const pages = {
      'publishing.directory': { items: [head('Of all')], nextCursor: null },
      'publishing.following': { items: [head('Followed')], nextCursor: null },
    };
    const { unmount } = show(pages, '/community?sort=following', session);
    expect(await screen.findByRole('link', { name: 'Followed' })).toBeDefined();
    unmount();
    show(pages, '/community?sort=following');
    expect(await screen.findByRole('link', { name: 'Of all' })).toBeDefined();
  });
});
