import type { Feed } from '@onceware/api/supply/fetched-feeds/fetched-feeds.contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { refusal } from '#testing/refusal.ts';
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
  change: null,
  fields: [
    { name: 'what', example: 'Lamp' },
    { name: 'cost', example: '9' },
  ],
};

describe('a feed', () => {
  const user = userEvent.setup();
  let feed: Feed;
  let sent: unknown[];
  beforeAll(() => Promise.all([loadPart('admin', 'en'), loadPart('fields', 'en')]));
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
          if (path === 'admin.catalog.saveFeed' && (input as Feed).version !== feed.version)
            throw refusal('edit_conflict');
          feed = { ...feed, version: feed.version + 1 };
          if (path === 'admin.catalog.lookAtFeed') {
            feed.fields = [...feed.fields, { name: 'colour', example: 'red' }];
            return { places: ['offers', 'archive'] };
          }
          sent.push(input);
          const { mapping, whenGone } = input as Pick<Feed, 'mapping' | 'whenGone'>;
          feed = { ...feed, mapping, whenGone };
          return undefined;
        },
      },
    );
  const column = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });
  /** Returns the label of the selected option. */
  const chosen = async (name: string) => (await column(name)).selectedOptions[0]?.text;

  it('is reread without losing unsaved changes, which can then be saved (CAT-11)', async () => {
    show();
    await user.selectOptions(await column('current_price'), 'cost');
    await user.selectOptions(await column('title'), 'Not used');
    await user.selectOptions(await column('Deals that left the feed'), 'End them');
    await user.click(screen.getByRole('button', { name: 'Read again' }));
    await waitFor(async () => expect((await column('current_price')).textContent).toContain('colour'));
    expect(await chosen('current_price')).toBe('cost');
    expect(await chosen('title')).toBe('Not used');
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

  it('shows what is saved after saving, also what somebody else changes later (CAT-11)', async () => {
    show();
    await user.selectOptions(await column('current_price'), 'cost');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(await chosen('current_price')).toBe('cost');
    feed = { ...feed, version: 9, mapping: { name: { field: 'cost' } } };
    await user.click(screen.getByRole('button', { name: 'Read again' }));
    await waitFor(async () => expect(await chosen('current_price')).toBe('Not used'));
    expect(await chosen('name')).toBe('cost');
  });

  /** Somebody else saves. */
  const adaSaves = (changes: Partial<Feed>) => {
    const change = { at: '2026-06-01T10:00:00.000Z', by: { id: 'a', name: 'Ada' } };
    feed = { ...feed, version: feed.version + 1, change, ...changes };
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  const twoVersions = () => screen.findByRole('dialog', { name: 'Two versions' });
  const decide = async (dialog: HTMLElement) => user.click(within(dialog).getByRole('button', { name: 'Save' }));

  it('that somebody else has saved meanwhile shows both versions, and overwrites only what is chosen (CAT-11)', async () => {
    show();
    await user.selectOptions(await column('name'), 'cost');
    await user.selectOptions(await column('title'), 'Not used');
    adaSaves({ mapping: { name: { always: 'Lamp' }, title: { field: 'cost' } }, whenGone: 'end' });
    await save();
    const dialog = await twoVersions();
    expect(dialog.textContent).toContain('Ada changed this meanwhile, ');
    expect(dialog.textContent).toContain(
      'Kept from the other side:Deals that left the feedLeave them as they areEnd them',
    );
    expect(sent).toEqual([]);
    const title = within(dialog).getByRole('group', { name: 'title' });
    expect(title.textContent).toContain('YoursNot usedTheirscostBefore:what');
    await user.click(within(title).getByRole('radio', { name: /Theirs/ }));
    await decide(dialog);
    await waitFor(() =>
      expect(sent).toEqual([
        {
          id: 'f',
          version: 2,
          mapping: { name: { field: 'cost' }, title: { field: 'cost' } },
          whenGone: 'end',
          everyHours: null,
        },
      ]),
    );
    expect(await chosen('title')).toBe('cost');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that is reread with changes saved by somebody else says so, and is saved once they were seen (CAT-11)', async () => {
    show();
    await user.selectOptions(await column('title'), 'Not used');
    adaSaves({ mapping: { ...FEED.mapping, title: { field: 'cost' } } });
    await user.click(screen.getByRole('button', { name: 'Read again' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Ada has changed this since you began.');
    expect(await chosen('title')).toBe('Not used');
    await save();
    const dialog = await twoVersions();
    await user.click(within(dialog).getByRole('button', { name: 'Decide later' }));
    expect(sent).toEqual([]);
    expect(await chosen('title')).toBe('Not used');
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    await decide(await twoVersions());
    await waitFor(() => expect(sent).toMatchObject([{ version: 3, mapping: { name: { field: 'what' } } }]));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(await chosen('title')).toBe('Not used');
  });

  it('that somebody else has only reread is saved, as nothing of theirs is overwritten (CAT-11)', async () => {
    show();
    await user.selectOptions(await column('title'), 'cost');
    feed = { ...feed, version: 2 };
    await save();
    await waitFor(() => expect(sent).toMatchObject([{ version: 2, mapping: { title: { field: 'cost' } } }]));
  });
});
