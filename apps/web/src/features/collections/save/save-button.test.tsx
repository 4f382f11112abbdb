import { LoginDrawerProvider } from '@onceware/ui/login-drawer/login-drawer';
import type { Session } from '@onceware/api/identity/auth/auth.contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getQueryKey } from '@trpc/react-query';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { trpc } from '#lib/api/trpc.ts';
import { useSession } from '#lib/api/session.ts';
import { refusal } from '#testing/refusal.ts';
import { renderApp, session } from '#testing/render.tsx';
import { FakeServer, makeItem, pretendLayout } from '../testing.ts';
import { SaveButton } from './save-button.tsx';

const ENTITY = { type: 'deal', id: 'x', title: 'Mailwell' } as const;

function Page({ pathname = '/explore' }) {
  const { status } = useSession();
  return (
    <LoginDrawerProvider status={status} pathname={pathname} renderDialog={() => <p>Please log in</p>}>
      <SaveButton entity={ENTITY} variant="icon" />
      <ToastHost />
    </LoginDrawerProvider>
  );
}

function deferred() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

const openMenu = () => userEvent.click(screen.getByRole('button', { name: /Mailwell/ }));
const choice = (name: string) => screen.findByRole('menuitemcheckbox', { name });
const isChecked = async (name: string) => (await choice(name)).getAttribute('aria-checked') === 'true';
const toast = (text: string) => screen.findByText(text);

describe('save', () => {
  let server: FakeServer;
  // Fetched when they are first needed; here they are compiled first.
  beforeAll(async () => {
    await Promise.all([
      import('./save-menu.tsx'),
      import('#lib/toasts/toast-stack.tsx'),
      loadPart('collections', 'en'),
    ]);
  });
  beforeEach(() => {
    pretendLayout();
    server = new FakeServer();
  });
  const show = (signedIn: Session | null = session) =>
    renderApp(<Page />, { session: signedIn, answer: server.answer });

  it('marks the collections that hold the deal already (COL-09)', async () => {
    server.collections[1]?.items.push(makeItem('x'));
    show();
    await openMenu();
    expect(await isChecked('Worth a Shot')).toBe(true);
    expect(await isChecked('Nice Find')).toBe(false);
    expect(screen.getByRole('button', { name: 'Saved: Mailwell' })).toBeDefined();
    expect(screen.getByRole('menu', { name: 'Saved: Mailwell' })).toBeDefined();
  });

  it('adds at once, before the server has answered, and says so after (COL-09)', async () => {
    const answer = deferred();
    server.before = (path) => path === 'collections.addItem' && answer.promise;
    show();
    await openMenu();
    await userEvent.click(await choice('Must-Have!'));
    expect(await isChecked('Must-Have!')).toBe(true);
    expect(server.entityIds('3-must')).toEqual([]);
    answer.resolve();
    await toast('Item added to collection');
    expect(server.entityIds('3-must')).toEqual(['x']);
    expect(await isChecked('Must-Have!')).toBe(true);
  });

  it('takes an add back when the server fails, and says so (COL-09)', async () => {
    const failure = deferred();
    server.before = async (path) => {
      if (path !== 'collections.addItem') return;
      await failure.promise;
      throw refusal('internal');
    };
    show();
    await openMenu();
    await userEvent.click(await choice('Nice Find'));
    expect(await isChecked('Nice Find')).toBe(true);
    failure.resolve();
    const said = await toast('Failed to add item to collection. Please try again.');
    expect(said.closest('[role="alert"]')).not.toBeNull();
    expect(await isChecked('Nice Find')).toBe(false);
  });

  it('refuses what another tab has added meanwhile, and then shows it (COL-14)', async () => {
    show();
    await openMenu();
    await choice('Nice Find');
    server.collections[0]?.items.push(makeItem('x'));
    await userEvent.click(await choice('Nice Find'));
    await toast('Item already exists in this collection');
    await waitFor(async () => expect(await isChecked('Nice Find')).toBe(true));
  });

  it('removes at once, and brings it back when the server fails (COL-10)', async () => {
    server.collections[0]?.items.push(makeItem('x'));
    server.before = (path) => {
      if (path === 'collections.removeItem') throw refusal('unavailable');
    };
    show();
    await openMenu();
    await userEvent.click(await choice('Nice Find'));
    await toast('Failed to remove item. Please try again.');
    expect(await isChecked('Nice Find')).toBe(true);
  });

  it('says that an item is gone already, and does not bring it back (COL-10)', async () => {
    server.collections[0]?.items.push(makeItem('x'));
    show();
    await openMenu();
    await choice('Nice Find');
    server.collections = new FakeServer().collections;
    await userEvent.click(await choice('Nice Find'));
    await toast('Item not found in collection');
    expect(await isChecked('Nice Find')).toBe(false);
  });

  it('ends as the server after two fast clicks, the first answered last (T43)', async () => {
    const late = deferred();
    server.before = (path) => path === 'collections.addItem' && late.promise;
    show();
    await openMenu();
    const nice = await choice('Nice Find');
    await userEvent.click(nice);
    await userEvent.click(nice);
    expect(await isChecked('Nice Find')).toBe(false);
    late.resolve();
    await toast('Item removed from collection');
    expect(server.entityIds('1-nice')).toEqual([]);
    expect(await isChecked('Nice Find')).toBe(false);
  });

  it('takes the second of two clicks in one moment for the opposite of the first (T43)', async () => {
    show();
    await openMenu();
    const nice = await choice('Nice Find');
    act(() => {
      nice.click();
      nice.click();
    });
    await toast('Item removed from collection');
    expect(server.calls.filter((path) => path.endsWith('Item'))).toEqual([
      'collections.addItem',
      'collections.removeItem',
    ]);
    expect(await isChecked('Nice Find')).toBe(false);
  });

  it('takes back only what failed of two changes under way, whichever is answered first (COL-12) (T43)', async () => {
    const first = deferred();
    server.before = async (path, input) => {
      if (path !== 'collections.addItem' || input.collectionId !== '1-nice') return;
      await first.promise;
      throw refusal('internal');
    };
    show();
    await openMenu();
    await userEvent.click(await choice('Nice Find'));
    await userEvent.click(await choice('Must-Have!'));
    expect([await isChecked('Nice Find'), await isChecked('Must-Have!')]).toEqual([true, true]);
    first.resolve();
    await toast('Failed to add item to collection. Please try again.');
    await waitFor(() => expect(server.entityIds('3-must')).toEqual(['x']));
    expect([await isChecked('Nice Find'), await isChecked('Must-Have!')]).toEqual([false, true]);
  });

  it('keeps an unanswered add through a reload of the collections that left before it (COL-12)', async () => {
    const load = deferred();
    const add = deferred();
    const { queryClient } = show();
    await openMenu();
    await choice('Nice Find');
    server.after = (path) => path === 'collections.load' && load.promise;
    server.before = (path) => path === 'collections.addItem' && add.promise;
    act(() => void queryClient.refetchQueries({ queryKey: getQueryKey(trpc.collections.load) }));
    await userEvent.click(await choice('Nice Find'));
    load.resolve();
    await act(() => new Promise((done) => setTimeout(done, 20)));
    expect(await isChecked('Nice Find')).toBe(true);
    add.resolve();
    await waitFor(() => expect(server.entityIds('1-nice')).toEqual(['x']));
    expect(await isChecked('Nice Find')).toBe(true);
  });

  it('asks a visitor to log in, then saves to the first collection and shows where (AUTH-03)', async () => {
    const { queryClient } = show(null);
    await userEvent.click(screen.getByRole('button', { name: 'Save Mailwell' }));
    expect(screen.getByText('Please log in')).toBeDefined();
    expect(server.calls).toEqual([]);
    act(() => void queryClient.setQueryData(getQueryKey(trpc.auth.session, undefined, 'query'), session));
    await toast('Item added to collection');
    expect(server.entityIds('1-nice')).toEqual(['x']);
    expect(await isChecked('Nice Find')).toBe(true);
  });

  it('leads a visitor to the sign-in page and back where no drawer may open (AUTH-02, AUTH-03)', async () => {
    const path = '/deal/easysignup-lifetime';
    const { router } = renderApp(<Page pathname={path} />, { session: null, path });
    await userEvent.click(screen.getByRole('button', { name: 'Save Mailwell' }));
    await waitFor(() =>
      expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
        `/signin?redirect=${encodeURIComponent(path)}`,
      ),
    );
  });

  it('does not save a second time for a visitor who turns out to have it already (AUTH-03)', async () => {
    server.collections[2]?.items.push(makeItem('x'));
    const { queryClient } = show(null);
    await userEvent.click(screen.getByRole('button', { name: 'Save Mailwell' }));
    act(() => void queryClient.setQueryData(getQueryKey(trpc.auth.session, undefined, 'query'), session));
    expect(await isChecked('Must-Have!')).toBe(true);
    expect(server.calls).not.toContain('collections.addItem');
  });

  it('asks for all deals of a page in one call, and for nothing else (COL-09) (T41)', async () => {
    server.collections[0]?.items.push(makeItem('b'));
    const ids = ['a', 'b', 'c', 'b'];
    renderApp(
      ids.map((id, index) => (
        <SaveButton key={index} entity={{ type: 'deal', id, title: `Deal ${index}` }} variant="icon" />
      )),
      { session, answer: server.answer },
    );
    await screen.findByRole('button', { name: 'Saved: Deal 1' });
    await screen.findByRole('button', { name: 'Saved: Deal 3' });
    expect(screen.getByRole('button', { name: 'Save Deal 0' })).toBeDefined();
    expect(server.log).toEqual([
      {
        path: 'collections.saved',
        input: { entities: ['a', 'b', 'c'].map((entityId) => ({ entityType: 'deal', entityId })) },
      },
    ]);
  });
});
