import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { renderApp, session } from '#testing/render.tsx';
import { FakeServer, makeCollection, makeDefaults, pretendLayout } from './testing.ts';
import { CollectionsPage } from './collections-page.tsx';

const PATH = '/dashboard/account/collections';

describe('the page of collections', () => {
  let server: FakeServer;
  beforeAll(() => loadPart('collections', 'en'));
  beforeEach(() => {
    pretendLayout();
    localStorage.clear();
    server = new FakeServer([...makeDefaults(), makeCollection('9-mine', 'Mine', { is_default: false })]);
  });
  const show = (width: number, search = '') => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
    return renderApp(
      <WithWords part="collections">
        <CollectionsPage />
      </WithWords>,
      { session, answer: server.answer, path: `${PATH}${search}` },
    );
  };
  const entry = (name: RegExp) => screen.findByRole('button', { name });
  const heading = (name: RegExp) => screen.findByRole('heading', { level: 3, name });

  it('shows the first collection beside the list where there is room (COL-05)', async () => {
    show(1100);
    expect(screen.getByRole('heading', { level: 1, name: 'My collections' })).toBeDefined();
    expect(await heading(/Nice Find/)).toBeDefined();
    expect((await entry(/^Nice Find/)).getAttribute('aria-current')).toBe('true');
    expect(screen.queryByRole('button', { name: '← Back' })).toBeNull();
  });

  it('keeps the open collection in the address, for back and forward (COL-05)', async () => {
    const { router } = show(1100);
    await userEvent.click(await entry(/^Must-Have!/));
    expect(await heading(/Must-Have!/)).toBeDefined();
    expect(router.state.location.search).toBe('?collection=3-must');
    await act(() => router.navigate(-1));
    expect(await heading(/Nice Find/)).toBeDefined();
    await act(() => router.navigate(1));
    expect(await heading(/Must-Have!/)).toBeDefined();
  });

  it('shows one at a time where there is less room, and goes back to where it came from (COL-05)', async () => {
    show(500);
    await userEvent.click(await entry(/^Must-Have!/));
    expect(await heading(/Must-Have!/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Nice Find/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '← Back' }));
    await waitFor(async () => expect(document.activeElement).toBe(await entry(/^Must-Have!/)));
  });

  it('says that a collection of the address is not there, and shows the list (COL-05)', async () => {
    show(500, '?collection=gone');
    expect(
      (await screen.findByText('That collection is not here. It may have been deleted.')).getAttribute('role'),
    ).toBe('status');
    expect(await entry(/^Nice Find/)).toBeDefined();
  });

  it('does not say so about a collection deleted here (COL-15)', async () => {
    show(500, '?collection=9-mine');
    await userEvent.click(await screen.findByRole('button', { name: /^Collection menu/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete Collection' }));
    expect(await entry(/^Nice Find/)).toBeDefined();
    expect(screen.queryByText(/That collection is not here/)).toBeNull();
  });
});
