import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WithWords } from '#lib/page/with-words.tsx';
import { loadPart } from '#i18n/parts.ts';
import { refusal } from '#testing/refusal.ts';
import { renderApp, session } from '#testing/render.tsx';
import { FakeServer, makeCollection } from '../testing.ts';
import { CollectionForm } from './collection-form.tsx';

const mine = makeCollection('mine', 'Mine', { is_default: false, description: 'Old words.' });

/** Closed and open again. */
function Reopened({ collection }: { collection?: typeof mine }) {
  const [times, setTimes] = useState(0);
  return (
    <WithWords part="collections">
      <button type="button" onClick={() => setTimes(times + 1)}>
        Reopen
      </button>
      <CollectionForm key={times} {...(collection && { collection })} onClose={() => undefined} />
    </WithWords>
  );
}

describe('the form of a collection', () => {
  let server: FakeServer;
  const onClose = vi.fn<() => void>();
  const onCreated = vi.fn<(id: string) => void>();
  beforeAll(() => loadPart('collections', 'en'));
  beforeEach(() => {
    onClose.mockReset();
    onCreated.mockReset();
    server = new FakeServer([mine]);
  });
  const show = (collection?: typeof mine) =>
    renderApp(
      <WithWords part="collections">
        <CollectionForm {...(collection && { collection })} onCreated={onCreated} onClose={onClose} />
      </WithWords>,
      { session, answer: server.answer },
    );
  const name = () => screen.getByRole('textbox', { name: 'Name' });
  const description = () => screen.getByRole('textbox', { name: 'Description (optional)' });
  const inputOf = (kind: string) => server.log.find(({ path }) => path === `collections.${kind}`)?.input;

  it('makes a collection by Enter, its name trimmed, and says which (COL-15)', async () => {
    show();
    expect(screen.getByRole('dialog', { name: 'New collection' })).toBeDefined();
    expect(document.activeElement).toBe(name());
    await userEvent.type(name(), '  For work {Enter}');
    expect(onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(inputOf('create')).toMatchObject({ name: 'For work', description: '' }));
    expect(inputOf('create')).toHaveProperty('id', onCreated.mock.lastCall?.[0]);
  });

  it('asks for a name where there is none, below the field, and keeps the focus there (COL-15)', async () => {
    show();
    await userEvent.type(description(), 'Words without a name.');
    await userEvent.click(screen.getByRole('button', { name: 'Create collection' }));
    expect(screen.getByRole('alert').textContent).toBe('Give the collection a name.');
    expect(document.activeElement).toBe(name());
    expect(name().getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(name(), 'N');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('takes names of one line and up to their limit (COL-15)', async () => {
    show();
    await userEvent.click(name());
    await userEvent.paste(`two\tcells${'x'.repeat(200)}`);
    expect(name()).toHaveProperty('value', `two cells${'x'.repeat(91)}`);
  });

  it('counts a description that nears its limit (COL-15)', async () => {
    show();
    await userEvent.click(description());
    await userEvent.paste('x'.repeat(899));
    expect(screen.queryByText(/ of 1,000/)).toBeNull();
    await userEvent.paste('x');
    expect(screen.getByText('900 of 1,000')).toBeDefined();
  });

  it('changes what was changed, by Ctrl+Enter in the description too (COL-15)', async () => {
    show(mine);
    expect(screen.getByRole('dialog', { name: 'Edit «Mine»' })).toBeDefined();
    await userEvent.clear(description());
    await userEvent.type(description(), 'New words.{Control>}{Enter}{/Control}');
    await waitFor(() => expect(inputOf('update')).toEqual({ collectionId: 'mine', description: 'New words.' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('sends nothing when nothing was changed (COL-15)', async () => {
    show(mine);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(server.log).toEqual([]);
  });

  it.each([
    ['a new collection', 'create', undefined, 'Create collection'],
    ['one that is there', 'update', mine, 'Save'],
  ])(
    'of %s shows what could not be saved, until it is saved or discarded (COL-15)',
    async (_what, kind, collection, button) => {
      server.before = (path) => {
        if (path === `collections.${kind}`) throw refusal('unavailable');
      };
      renderApp(<Reopened {...(collection && { collection })} />, { session, answer: server.answer });
      const reopen = () => fireEvent.click(screen.getByText('Reopen'));
      const saved = () => server.log.filter(({ path }) => path === `collections.${kind}`).length;
      await userEvent.clear(name());
      await userEvent.type(name(), 'For work');
      await userEvent.type(description(), 'And play');
      const written = () => [name(), description()].map((field) => (field as HTMLInputElement).value);
      const before = written();
      await userEvent.click(screen.getByRole('button', { name: button }));
      await waitFor(() => {
        reopen();
        expect(written()).toEqual(before);
      });
      server.before = () => undefined;
      await userEvent.click(screen.getByRole('button', { name: button }));
      await waitFor(() => expect(saved()).toBe(2));
      reopen();
      expect(written()).toEqual(collection ? [collection.name, collection.description] : ['', '']);
    },
  );
});
