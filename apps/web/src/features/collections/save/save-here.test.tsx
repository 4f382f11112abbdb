import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { refusal } from '#testing/refusal.ts';
import { renderApp, session } from '#testing/render.tsx';
import { FakeServer, makeCollection, makeItem, makePage, pretendLayout } from '../testing.ts';
import { SaveHere } from './save-here.tsx';

const URL_ = 'https://a.example/page';

describe('the menu of Save without its button', () => {
  beforeAll(() => Promise.all([import('#lib/toasts/toast-stack.tsx'), loadPart('collections', 'en')]));

  async function open(kept: unknown) {
    pretendLayout();
    const server = new FakeServer([
      makeCollection('1', 'Reading', { items: [makeItem('page-1', { entity_type: 'page' })] }),
      makeCollection('2', 'Work'),
    ]);
    server.pages = [makePage('page-1', 'A page', { url: URL_ })];
    const onClose = vi.fn<() => void>();
    renderApp(
      <>
        <SaveHere thing={{ type: 'page', url: URL_ }} anchor={document.body} onClose={onClose} />
        <ToastHost />
      </>,
      {
        session,
        answer: (path, input) => {
          if (path !== 'collections.kept') return server.answer(path, input);
          if (kept === null) throw refusal('invalid_input');
          return kept;
        },
      },
    );
    return { server, onClose };
  }
  const choice = (name: string) => screen.findByRole('menuitemcheckbox', { name });

  it('marks where the page is, says so when it is saved once more, and takes it out with undo (COL-15, LIVE-08)', async () => {
    const page = makePage('page-1', 'A page', { url: URL_ });
    const { server } = await open({ page, collection_ids: ['1'], tool: null, deal: null });
    await waitFor(async () => expect((await choice('Reading')).getAttribute('aria-checked')).toBe('true'));
    await userEvent.click(await choice('Work'));
    await waitFor(() => expect(server.entityIds('2')).toEqual(['page-1']));
    expect(await screen.findByText(/Already saved in .*Reading/)).not.toBeNull();
    await userEvent.click(await choice('Reading'));
    await waitFor(() => expect(server.entityIds('1')).toEqual([]));
    await userEvent.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1) ?? document.body);
    await waitFor(() => expect(server.entityIds('1')).toEqual(['page-1']));
  });

  it('says where an address cannot be kept (LIVE-08)', async () => {
    await open(null);
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
  });
});
