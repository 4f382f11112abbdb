import type { Feed } from '@onceware/api/catalog/import/feeds/feed.contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { renderApp, session } from '#testing/render.tsx';
import { FeedPage } from './feed-page.tsx';

const FEED: Feed = {
  id: 'f',
  source: 'Lamps',
  url: 'https://lamps.example/feed.json',
  format: 'json',
  everyHours: null,
  nextRunAt: null,
  checkedAt: null,
  deals: 0,
  rowsAt: 'offers',
  mapping: { name: { field: 'what' }, title: { field: 'what' } },
  whenGone: 'leave',
  version: 1,
  fields: [
    { name: 'what', example: 'Lamp' },
    { name: 'cost', example: '9' },
  ],
};

describe('a feed', () => {
  const user = userEvent.setup();
  let feed: Feed;
  let sent: unknown[];
  beforeAll(() => loadPart('admin', 'en'));
  beforeEach(() => {
    feed = FEED;
    sent = [];
  });

  const show = () =>
    renderApp(
      <WithWords part="admin">
        <FeedPage id="f" />
      </WithWords>,
      {
        session: { ...session, permissions: ['admin.catalog'] },
        path: '/dashboard/admin/catalog?feed=f',
        answer: (path, input) => {
          if (path === 'admin.catalog.feed') return feed;
          if (path === 'admin.catalog.imports') return { imports: [] };
          if (path === 'admin.catalog.previewFeed') return { rows: [] };
          feed = { ...feed, version: feed.version + 1 };
          if (path === 'admin.catalog.lookAtFeed') {
            feed.fields = [...feed.fields, { name: 'colour', example: 'red' }];
            return { places: ['offers', 'archive'] };
          }
          sent.push(input);
          const { mapping } = input as Pick<Feed, 'mapping'>;
          feed = { ...feed, mapping, whenGone: 'end' };
          return undefined;
        },
      },
    );
  const column = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });
  /** What is chosen there, as it reads. */
  const chosen = async (name: string) => (await column(name)).selectedOptions[0]?.text;

  it('is looked at again without losing what was changed and is not saved, which is saved then (CAT-11)', async () => {
    show();
    await user.selectOptions(await column('current_price'), 'cost');
    await user.selectOptions(await column('title'), 'Not taken');
    await user.selectOptions(await column('Deals that left the feed'), 'End them');
    await user.click(screen.getByRole('button', { name: 'Look again' }));
    await waitFor(async () => expect((await column('current_price')).textContent).toContain('colour'));
    expect(await chosen('current_price')).toBe('cost');
    expect(await chosen('title')).toBe('Not taken');
    expect(await chosen('Deals that left the feed')).toBe('End them');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          id: 'f',
          version: 2,
          mapping: { name: { field: 'what' }, current_price: { field: 'cost' } },
          whenGone: 'end',
          everyHours: null,
        },
      ]),
    );
  });

  it('shows after saving what is saved, also what somebody else makes of it later (CAT-11)', async () => {
    show();
    await user.selectOptions(await column('current_price'), 'cost');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(await chosen('current_price')).toBe('cost');
    feed = { ...feed, version: 9, mapping: { name: { field: 'cost' } } };
    await user.click(screen.getByRole('button', { name: 'Look again' }));
    await waitFor(async () => expect(await chosen('current_price')).toBe('Not taken'));
    expect(await chosen('name')).toBe('cost');
  });
});
