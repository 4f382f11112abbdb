import type { Publication } from '@onceware/api/collections/publishing/publishing.contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { refusal } from '#testing/refusal.ts';
import { renderApp, session } from '#testing/render.tsx';
import { PublishDialog } from './publish-dialog.tsx';

const PUBLICATION: Publication = {
  token: 'aPublicToken',
  theme: 'design',
  shows_notes: false,
  shows_pages: false,
  published_at: '2026-01-01T00:00:00.000Z',
  is_published: true,
};

describe('publishing a collection', () => {
  let publication: Publication | null;
  let calls: unknown[];
  let isRefused: boolean;
  beforeAll(() => Promise.all([import('#lib/toasts/toast-stack.tsx'), loadPart('sharing', 'en')]));
  beforeEach(() => {
    [publication, calls, isRefused] = [null, [], false];
  });
  const show = () =>
    renderApp(
      <>
        <PublishDialog collection={{ id: 'mine', name: 'Studio' }} onClose={() => undefined} />
        <ToastHost />
      </>,
      {
        session,
        answer: (path, input) => {
          if (path === 'publishing.own') return { publication };
          if (isRefused) throw refusal('unverified');
          calls.push([path, input]);
          publication = { ...PUBLICATION, is_published: path === 'publishing.publish' };
          return path === 'publishing.publish' ? { publication } : { ok: true };
        },
      },
    );

  it('says who sees what, and publishes what was chosen; then shows the address and takes it back (NET-05)', async () => {
    const user = userEvent.setup();
    show();
    expect(await screen.findByText(/Your name and picture stand on it/)).toBeDefined();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), 'design');
    await user.click(screen.getByRole('switch', { name: 'Show my notes' }));
    expect(calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('«Studio» is published')).toBeDefined();
    expect(calls).toEqual([
      ['publishing.publish', { collectionId: 'mine', theme: 'design', showsNotes: true, showsPages: false }],
    ]);
    expect((await screen.findByRole<HTMLInputElement>('textbox')).value).toBe(
      'https://onceware.example/c/aPublicToken',
    );
    await user.click(screen.getByRole('button', { name: 'Take it back' }));
    expect(await screen.findByRole('button', { name: 'Publish' })).toBeDefined();
  });

  it('changes a published one at once, and shows what is in force when that is refused (NET-05)', async () => {
    const user = userEvent.setup();
    [publication, isRefused] = [PUBLICATION, true];
    show();
    const pages = await screen.findByRole<HTMLInputElement>('switch', { name: 'Show saved web pages' });
    await user.click(pages);
    expect(await screen.findByText(/^Confirm your e-mail address first/)).toBeDefined();
    expect(pages.checked).toBe(false);
    isRefused = false;
    await user.click(pages);
    expect(calls).toEqual([
      ['publishing.publish', { collectionId: 'mine', theme: 'design', showsNotes: false, showsPages: true }],
    ]);
  });
});
