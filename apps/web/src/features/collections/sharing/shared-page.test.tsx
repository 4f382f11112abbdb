import type { Session } from '@onceware/api/identity/auth/auth.contract';
import type { SharedCollection, SharedItem } from '@onceware/api/collections/collections.contract';
import { LoginDrawerProvider } from '@onceware/ui/login-drawer/login-drawer';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getQueryKey } from '@trpc/react-query';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { useSession } from '#lib/api/session.ts';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { trpc } from '#lib/api/trpc.ts';
import { refusal } from '#testing/refusal.ts';
import { type Answer, renderApp, session } from '#testing/render.tsx';
import { makeCollection, makeDeal } from '../testing.ts';
import { SharedPage } from './shared-page.tsx';

const TOKEN = 'A'.repeat(24);
const dealItem = (title: string, notes: string | null = null): SharedItem => ({
  entity_type: 'deal',
  deal: makeDeal(title, title),
  notes,
});
const page = (more: Partial<SharedCollection> = {}): SharedCollection => ({
  name: 'For the studio',
  description: 'What we use every day.',
  updated_at: new Date(Date.now() - 3.5 * 3_600_000).toISOString(),
  item_count: 2,
  is_indexed: false,
  image: '/art/cover.svg',
  publication: null,
  items: [
    dealItem('Mailwell', 'ملاحظة'),
    {
      entity_type: 'tool',
      tool: {
        id: 't',
        slug: 'clay',
        name: 'Clay',
        tagline: 'Shapes it',
        category: 'design',
        logoUrl: '/l.svg',
        rating: null,
        dealCount: 0,
      },
      notes: null,
    },
  ],
  nextCursor: null,
  ...more,
});

function headingOf(item: SharedItem): string {
  if (item.entity_type === 'page') return item.page.title;
  return item.entity_type === 'deal' ? item.deal.title : item.tool.name;
}

function Page({ cursor }: { cursor: string | null }) {
  const { status } = useSession();
  return (
    <LoginDrawerProvider status={status} pathname={`/c/${TOKEN}`} renderDialog={() => <p>Please log in</p>}>
      <WithWords part="sharing">
        <SharedPage
          token={TOKEN}
          cursor={cursor}
          renderCard={(item) => <h2>{headingOf(item)}</h2>}
          cardSkeleton={<i />}
        />
      </WithWords>
      <ToastHost />
    </LoginDrawerProvider>
  );
}

const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');
const contentOf = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

describe('the page of a shared collection', () => {
  let calls: { path: string; input: unknown }[];
  beforeAll(() => Promise.all([import('#lib/toasts/toast-stack.tsx'), loadPart('sharing', 'en')]));
  beforeEach(() => {
    calls = [];
  });
  const show = (answer: Answer, signedIn: Session | null = null, cursor: string | null = null) =>
    renderApp(<Page cursor={cursor} />, {
      session: signedIn,
      path: `/c/${TOKEN}`,
      answer: (path, input) => {
        calls.push({ path, input });
        return answer(path, input);
      },
    });
  const copies = () => calls.filter(({ path }) => path === 'collections.copyShared');

  it('says what it is, how much and how old, and shows deals, tools and notes (COL-17)', async () => {
    show(() => page());
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('For the studio');
    expect(screen.getByText('What we use every day.')).toBeDefined();
    expect(screen.getByText('2 items · updated 3 hours ago')).toBeDefined();
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual(['Mailwell', 'Clay']);
    expect(screen.getByText('ملاحظة').getAttribute('dir')).toBe('auto');
  });

  it('has a title, a description and an address, and stays out of search engines (COL-17)', async () => {
    show(() => page({ description: '' }));
    await waitFor(() => expect(document.title).toBe('For the studio · Onceware'));
    expect(contentOf('description')).toBe('A collection of 2 lifetime deals and tools on Onceware');
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      `https://onceware.example/c/${TOKEN}`,
    );
    expect(robots()).toBe('noindex');
  });

  it('may be found where the owner wants that (COL-17)', async () => {
    show(() => page({ is_indexed: true }));
    await screen.findByRole('heading', { level: 1 });
    expect(robots()).toBeUndefined();
  });

  it('says that there is nothing, and where there is something (COL-17)', async () => {
    show(() => page({ items: [], item_count: 0 }));
    expect(await screen.findByText('There is nothing in this collection yet.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Explore lifetime deals' }).getAttribute('href')).toBe('/explore');
  });

  it('shows more below what is there, and says when that failed (COL-17)', async () => {
    const user = userEvent.setup();
    let isBroken = true;
    show((_path, input) => {
      if (typeof input !== 'object' || !input || !('cursor' in input) || !input.cursor)
        return page({ nextCursor: 'next', item_count: 3 });
      if (isBroken) throw refusal('invalid_input');
      return page({ items: [dealItem('Third')] });
    });
    const more = await screen.findByRole('link', { name: 'Show more' });
    expect(more.getAttribute('href')).toBe(`/c/${TOKEN}?cursor=next`);
    await user.click(more);
    expect((await screen.findByRole('alert')).textContent).toBe('More could not be loaded. Try again.');
    isBroken = false;
    await user.click(screen.getByRole('link', { name: 'Show more' }));
    expect(await screen.findByRole('heading', { name: 'Third' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Mailwell' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
  });

  it('leads back to the beginning from the middle, which search engines do not list (COL-17)', async () => {
    show(() => page({ is_indexed: true }), null, 'middle');
    expect((await screen.findByRole('link', { name: 'Back to the first page' })).getAttribute('href')).toBe(
      `/c/${TOKEN}`,
    );
    expect(robots()).toBe('noindex');
    expect(calls[0]?.input).toMatchObject({ cursor: 'middle' });
  });

  it('folds a long note, and shows all of it when asked (COL-17)', async () => {
    const user = userEvent.setup();
    show(() => page({ items: [dealItem('Mailwell', 'word '.repeat(100))] }));
    const button = await screen.findByRole('button', { name: 'Show the whole note' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await user.click(button);
    expect(screen.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true');
  });

  const COPY = makeCollection('9-copy', 'For the studio', { is_default: false });
  const copyAnswer: Answer = (path) =>
    path === 'collections.copyShared'
      ? { collection: COPY }
      : path === 'collections.ensureDefaults'
        ? { ok: true }
        : path === 'collections.load'
          ? { collections: [], nextCursor: null }
          : path === 'collections.saved'
            ? { saved: [] }
            : page();

  it('is copied to the collections of a member, and says where to find it (COL-17)', async () => {
    const user = userEvent.setup();
    const { router } = show(copyAnswer, session);
    await user.click(await screen.findByRole('button', { name: 'Copy to my collections' }));
    expect(await screen.findByText('«For the studio» is now one of your collections')).toBeDefined();
    expect(copies().map(({ input }) => input)).toEqual([{ token: TOKEN, id: expect.stringMatching(/^[\da-f-]{36}$/) }]);
    await user.click(screen.getByRole('button', { name: 'Open collections' }));
    expect(router.state.location.pathname).toBe('/dashboard/account/collections');
  });

  it('asks a visitor to log in, and then copies (COL-17) (AUTH-03)', async () => {
    const user = userEvent.setup();
    const { queryClient } = show(copyAnswer);
    await user.click(await screen.findByRole('button', { name: 'Copy to my collections' }));
    expect(screen.getByText('Please log in')).toBeDefined();
    expect(copies()).toEqual([]);
    act(() => void queryClient.setQueryData(getQueryKey(trpc.auth.session, undefined, 'query'), session));
    expect(await screen.findByText('«For the studio» is now one of your collections')).toBeDefined();
    expect(copies()).toHaveLength(1);
  });

  it('says why it could not be copied, and tries the same copy again, not a second one (COL-17)', async () => {
    const user = userEvent.setup();
    let isFull = true;
    show((path, input) => {
      if (path === 'collections.copyShared' && isFull) throw refusal('too_many_collections');
      return copyAnswer(path, input);
    }, session);
    const button = await screen.findByRole('button', { name: 'Copy to my collections' });
    await user.click(button);
    expect(await screen.findByText('You can have at most 200 collections. Delete one first.')).toBeDefined();
    isFull = false;
    await user.click(button);
    expect(await screen.findByText('«For the studio» is now one of your collections')).toBeDefined();
    const [first, second] = copies();
    expect(second?.input).toEqual(first?.input);
  });
});
