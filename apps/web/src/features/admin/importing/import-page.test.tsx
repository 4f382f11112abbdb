import type { ImportLine } from '@onceware/api/catalog/import/import.contract';
import { adminLimits } from '@onceware/api/admin/admin.limits';
import { ERROR_SENTENCES } from '@onceware/api/core/errors';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { renderApp, session } from '#testing/render.tsx';
import { FakeRequest } from './fake-request.ts';
import { ImportPage } from './import-page.tsx';

const summary = (more: object = {}): ImportLine => ({
  summary: {
    read: 3,
    inserted: 2,
    updated: 0,
    unchanged: 0,
    rejected: 1,
    newTools: 2,
    newDeals: 1,
    noteCount: 2,
    ...more,
  },
});

describe('the catalogue import', () => {
  beforeAll(() => loadPart('admin', 'en'));
  beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest));
  afterEach(() => {
    vi.unstubAllGlobals();
    FakeRequest.last = null;
  });
  const show = () =>
    renderApp(
      <WithWords part="admin">
        <ImportPage />
      </WithWords>,
      { session, path: '/dashboard/admin/catalog' },
    );
  const user = userEvent.setup({ applyAccept: false });
  const choose = async (file = new File(['name,website\nKiln,https://kiln.example\n'], 'my tools.csv')) =>
    user.upload(await screen.findByLabelText(/^Choose/), file);
  const request = () => FakeRequest.last ?? expect.fail('nothing was sent');
  const start = async (file?: File) => {
    await choose(file);
    await user.click(await screen.findByRole('button', { name: 'Import' }));
    await screen.findByRole('heading', { name: /^Importing/ });
    return request();
  };

  it('sends the file with its name as source, says how far it is, and sums up what came of it (CAT-03, ADM-01)', async () => {
    show();
    const { address, headers, body } = await start();
    expect(address).toBe('/api/admin/catalog/import?source=my+tools&format=csv');
    expect(headers).toEqual({ 'content-type': 'text/csv' });
    expect(body?.name).toBe('my tools.csv');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Importing my tools.csv' }));

    act(() => request().sent((body?.size ?? 0) / 4));
    expect(screen.getByText('Sending the file: 25%')).toBeDefined();
    act(() => request().sent(body?.size ?? 0));
    expect(screen.getByText('The file has arrived and waits to be read.')).toBeDefined();
    act(() => request().say({ step: 'read', rows: 2000 }, { step: 'read', rows: 2500 }));
    expect(screen.getByText('2,500 rows read')).toBeDefined();
    act(() => request().say({ step: 'written', rows: 1000 }));
    expect(screen.getByText('1,000 of 2,500 rows written')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'Progress' }).getAttribute('value')).toBe('1000');

    act(() => {
      request().say(summary());
      request().end();
    });
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Imported my tools.csv' }));
    expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
      '3',
      '2',
      '0',
      '0',
      '1',
      '2',
      '1',
    ]);
    await user.click(screen.getByRole('button', { name: 'Import another file' }));
    expect(screen.getByLabelText('Choose a file')).toBeDefined();
  });

  it('lists the rows that were left out, with place and reason, and says when there are more (CAT-03)', async () => {
    show();
    await start();
    act(() => {
      request().say(
        { note: { kind: 'rejected', place: 'line 12', reason: 'name: This must not be empty.' } },
        { note: { kind: 'left out', place: 'index 0', reason: 'website: no browser opens ftp://x' } },
        summary({ noteCount: 1500 }),
      );
      request().end();
    });
    expect(await screen.findByRole('heading', { name: '1,500 notes on the rows' })).toBeDefined();
    expect(screen.getByText('The first 2 are listed.')).toBeDefined();
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      'Line 12Row rejectedname: This must not be empty.',
      'Item 1Field left outwebsite: no browser opens ftp://x',
    ]);
    expect(screen.getByText(/must not be empty/).lang).toBe('en');
  });

  it('takes a source from the reader, tells JSON by its content, and asks for a source where none is named (CAT-03)', async () => {
    show();
    await choose(new File(['\n [{"name": "Kiln"}]'], 'export'));
    const source = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Source' });
    expect(source.value).toBe('export');
    await user.clear(source);
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(screen.getByRole('textbox', { name: 'Source', description: 'Name the source.' })).toBe(
      document.activeElement,
    );
    await user.type(source, ' partner ');
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(request().address).toBe('/api/admin/catalog/import?source=partner&format=json');
    expect(request().headers).toEqual({ 'content-type': 'application/json' });
  });

  it('keeps the source that was written when another file is chosen (CAT-03)', async () => {
    show();
    await choose();
    const source = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Source' });
    await choose(new File(['name\nKiln\n'], 'other.csv'));
    await waitFor(() => expect(source.value).toBe('other'));
    await user.type(source, '!');
    await choose(new File(['name\nKiln\n'], 'third.csv'));
    await screen.findByText('third.csv');
    expect(source.value).toBe('other!');
  });

  it.each([
    { what: 'empty', file: new File([], 'a.csv'), size: 0, words: /^This file is empty/ },
    {
      what: 'too large',
      file: new File(['x'], 'a.csv'),
      size: adminLimits.importBytesMax + 1,
      words: /^This file is larger than 256 MB/,
    },
  ])('refuses a file that is $what before it is sent (CAT-03)', async ({ file, size, words }) => {
    Object.defineProperty(file, 'size', { value: size });
    show();
    await choose(file);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words));
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  });

  it('can be cancelled, and leads back to the form (CAT-03)', async () => {
    show();
    await start();
    await user.click(screen.getByRole('button', { name: 'Cancel import' }));
    expect(request().isAborted).toBe(true);
    expect(await screen.findByRole('heading', { name: /^Import cancelled/ })).toBe(document.activeElement);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText('Choose a file')).toBeDefined();
  });

  it.each([
    {
      what: 'the file cannot be read',
      end: () =>
        request().say({
          error: {
            code: 'invalid_input',
            message: ERROR_SENTENCES.invalid_input,
            issues: [{ path: 'file', message: 'The file is not UTF-8 text.' }],
          },
        }),
      words: 'The file is not UTF-8 text.',
    },
    {
      what: 'another import runs',
      end: () =>
        request().end(503, JSON.stringify({ error: { code: 'unavailable', message: ERROR_SENTENCES.unavailable } })),
      words: 'busy',
    },
  ])('says why it failed where $what, and that nothing went in (CAT-03)', async ({ end, words }) => {
    show();
    await start();
    act(end);
    const heading = await screen.findByRole('heading', { name: /^Import failed/ });
    expect(heading.parentElement?.textContent).toContain(words);
    expect(screen.getByText('Nothing of the file went in.')).toBeDefined();
  });

  it.each([
    { what: 'broke off', end: () => request().end() },
    { what: 'never came', end: () => request().fail() },
    { what: 'was not ours', end: () => request().end(502, '<h1>Bad gateway</h1>') },
  ])('does not claim to know the outcome where the answer $what (CAT-03)', async ({ end }) => {
    show();
    await start();
    act(() => {
      request().say({ step: 'read', rows: 10 });
      end();
    });
    expect(await screen.findByRole('heading', { name: /^The connection broke off/ })).toBeDefined();
  });

  it('asks before the page is left while it runs, and stops when it is left (CAT-03)', async () => {
    const { router } = show();
    await start();
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    act(() => void router.navigate('/'));
    const dialog = await screen.findByRole('dialog', { name: 'Stop the import?' });
    await user.click(within(dialog).getAllByRole('button', { name: 'Stay' }).at(-1) ?? dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(request().isAborted).toBe(false);
    act(() => void router.navigate('/'));
    await user.click(await screen.findByRole('button', { name: 'Stop and leave' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('stops when the page goes away, and does not ask once it is over (CAT-03)', async () => {
    const { unmount } = show();
    const sent = await start();
    unmount();
    expect(sent.isAborted).toBe(true);
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  });

  it('explains the columns for who has no file yet (CAT-03)', async () => {
    show();
    await user.click(await screen.findByText('What the file looks like'));
    const table = screen.getByRole('table');
    expect(within(table).getByRole('rowheader', { name: 'current_price' })).toBeDefined();
    expect(within(table).getByText(/^One of: ai, /)).toBeDefined();
  });
});
