import type { ToolPictures } from '@onceware/api/supply/tool-pictures/tool-pictures.contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { renderApp, session } from '#testing/render.tsx';
import { ToolPicturesSection } from './tool-pictures-section.tsx';

const TOOL = '0190a3c4-0000-7000-8000-0000000000cc';
const picture = (n: number) => ({
  url: `/api/pictures/${n}.webp`,
  sourceUrl: `https://kiln.test/shot-${n}.png`,
  width: 1600,
  height: 1000,
  isHidden: false,
});

/** A server that holds the pictures of one tool, and fetches when it is told to. */
function serverOfOne(start: Partial<ToolPictures> = {}) {
  const now: ToolPictures = {
    website: 'https://kiln.test/',
    isStopped: false,
    fetchedAt: '2026-02-01T00:00:00.000Z',
    failure: null,
    pictures: [picture(1), picture(2)],
    ...start,
  };
  const asked: string[] = [];
  return {
    now,
    asked,
    answer(path: string, input: unknown) {
      asked.push(path.replace('admin.catalog.toolPictures.', ''));
      const { url, isHidden, isStopped } = input as { url: string; isHidden: boolean; isStopped: boolean };
      if (path.endsWith('.hide'))
        now.pictures = now.pictures.map((one) => (one.url === url ? { ...one, isHidden } : one));
      if (path.endsWith('.stop')) now.isStopped = isStopped;
      return path.endsWith('.get') ? { ...now } : null;
    },
  };
}

const user = userEvent.setup();
beforeAll(() =>
  Promise.all([
    import('#lib/toasts/toast-stack.tsx'),
    ...(['admin', 'editing'] as const).map((part) => loadPart(part, 'en')),
  ]),
);

const show = (server: ReturnType<typeof serverOfOne>) =>
  renderApp(
    <WithWords part="editing">
      <ToolPicturesSection toolId={TOOL} name="Kiln & Co" />
      <ToastHost />
    </WithWords>,
    { session, answer: (path, input) => server.answer(path, input) },
  );

const press = async (name: string) => {
  (await screen.findByRole('button', { name })).focus();
  await user.keyboard('{Enter}');
};

it('hides a picture by keyboard, and shows it again by Undo (CAT-17)', async () => {
  const server = serverOfOne();
  show(server);
  const second = (await screen.findAllByRole('listitem'))[1] as HTMLElement;
  expect(within(second).getByRole('link').getAttribute('href')).toBe('https://kiln.test/shot-2.png');
  await press('Hide picture 2');
  await screen.findByRole('button', { name: 'Show picture 2' });
  expect(within(second).getByText('Hidden')).toBeDefined();
  expect(server.now.pictures.map(({ isHidden }) => isHidden)).toEqual([false, true]);
  await press('Undo');
  await screen.findByRole('button', { name: 'Hide picture 2' });
  expect(server.now.pictures.map(({ isHidden }) => isHidden)).toEqual([false, false]);
});

it('fetches again, and says what came of it (CAT-17)', async () => {
  const server = serverOfOne();
  show(server);
  await press('Fetch now');
  await screen.findByText('Fetching the page…');
  Object.assign(server.now, { failure: 'robots' });
  await screen.findByText('The site does not want programs to read it.', undefined, { timeout: 5_000 });
  expect(server.asked.filter((one) => one === 'fetch')).toHaveLength(1);
  expect(screen.queryByText('Fetching the page…')).toBeNull();
  const asked = server.asked.length;
  await press('Stop fetching');
  await screen.findByText(/^Fetching is stopped/);
  expect(screen.queryByRole('button', { name: 'Fetch now' })).toBeNull();
  await press('Fetch again');
  await screen.findByRole('button', { name: 'Fetch now' });
  // Nobody watches any more.
  await waitFor(() => expect(server.asked.slice(asked)).toEqual(['stop', 'get', 'stop', 'get']));
});

it.each([
  [{ website: null, fetchedAt: null, pictures: [] }, 'The tool has no web address, so nothing is fetched.'],
  [{ fetchedAt: null, pictures: [] }, 'Not fetched yet.'],
  [{ failure: 'gone' as const }, 'The page is gone.'],
])('says plainly why there is nothing: %j (CAT-17)', async (start, sentence) => {
  show(serverOfOne(start));
  expect((await screen.findByText(sentence)).textContent?.trim()).toBe(sentence);
  expect(screen.queryAllByRole('button').length > 0).toBe(!('website' in start));
  expect(screen.getByRole('link', { name: 'Deals of this tool' }).getAttribute('href')).toBe(
    '/dashboard/admin/catalog/deals?q=Kiln%20%26%20Co',
  );
});
