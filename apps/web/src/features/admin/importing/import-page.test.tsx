import type { ClickedDeal } from '@onceware/api/catalog/outbound-links/outbound-links.contract';
import type { FeedSummary } from '@onceware/api/supply/fetched-feeds/fetched-feeds.contract';
import type { CatalogImport, ImportSummary, RowNote } from '@onceware/api/supply/import/import.contract';
import type { SynonymGroup } from '@onceware/api/catalog/synonyms/synonyms.contract';
import { ERRORS } from '@onceware/api/kernel/errors';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { WithWords } from '#lib/page/with-words.tsx';
import { type Answer, renderApp, session } from '#testing/render.tsx';
import { FakeRequest } from '#testing/fake-request.ts';
import { ImportPage } from './import-page.tsx';
import { importLimits } from '@onceware/api/supply/import/import.limits';

/** The list is read again every second while something runs. */
const SOON = { timeout: 5_000 };

const summary: ImportSummary = {
  read: 3,
  inserted: 2,
  updated: 0,
  unchanged: 0,
  rejected: 1,
  newTools: 2,
  newDeals: 1,
  ended: 0,
  ignored: [],
};
const entry = (more: Partial<CatalogImport> = {}): CatalogImport => ({
  id: 'own',
  source: 'my tools',
  feedId: null,
  isDryRun: false,
  by: 'Ada',
  createdAt: new Date().toISOString(),
  state: 'running',
  ahead: 0,
  rowsRead: 0,
  rowsWritten: 0,
  noteCount: 0,
  summary: null,
  error: null,
  ...more,
});

describe('the catalogue import', () => {
  beforeAll(() => Promise.all([loadPart('admin', 'en'), loadPart('editing', 'en')]));
  beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest));
  afterEach(() => {
    vi.unstubAllGlobals();
    FakeRequest.last = null;
  });
  let imports: CatalogImport[];
  let notes: RowNote[];
  let calls: unknown[];
  let clicked: ClickedDeal[];
  let synonyms: SynonymGroup[];
  let feeds: FeedSummary[];
  beforeEach(() => {
    imports = [];
    notes = [];
    calls = [];
    clicked = [];
    synonyms = [];
    feeds = [];
  });
  const answer: Answer = (path, input) => {
    if (path === 'admin.catalog.imports') return { imports };
    if (path === 'admin.catalog.importNotes') return { notes };
    if (path === 'admin.catalog.feeds') return { feeds };
    if (path === 'admin.vendors.requests') return { requests: [] };
    if (path === 'admin.catalog.synonyms') return synonyms;
    if (path === 'admin.catalog.mostClicked') return { days: 30, deals: clicked };
    if (path === 'catalog.currencies') return { codes: ['USD'], ratesOf: null, isOld: false };
    calls.push([path, input]);
    if (path === 'admin.catalog.importRates') return { days: 1, currencies: 1, changed: 2 };
    return undefined;
  };
  const show = () =>
    renderApp(
      <WithWords part="admin">
        <ImportPage submitted={null} />
        <ToastHost />
      </WithWords>,
      { session, path: '/dashboard/admin/catalog', answer },
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

  it('takes a file of rates, and says how many are new; without rates it says what that means (CAT-05, ADM-01)', async () => {
    show();
    await screen.findByText(/There are no rates: prices are compared only/);
    const rates = 'Date,USD\n2026-11-20,1.08\n';
    await user.upload(screen.getByLabelText('Import a file of rates'), new File([rates], 'eurofxref.csv'));
    await waitFor(() => expect(calls).toContainEqual(['admin.catalog.importRates', { text: rates }]));
    await screen.findByText('1 currency, 2 rates are new or changed.');
    await user.upload(screen.getByLabelText('Import a file of rates'), new File(['x'.repeat(600_000)], 'hist.csv'));
    await screen.findByText(/too large to import here/);
  });

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
    imports = [entry()];
    act(() => request().say({ import: { id: 'own' } }));
    expect(request().isAborted).toBe(true);
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Importing my tools' })).toBe(document.activeElement),
    );
    expect(screen.getByText('Reading the rows')).toBeDefined();
    expect(screen.getByLabelText('Choose a file')).toBeDefined();
    imports = [entry({ rowsRead: 2500, rowsWritten: 1000 })];
    expect(await screen.findByText('1,000 of 2,500 rows written', {}, SOON)).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'Progress' }).getAttribute('value')).toBe('1000');

    imports = [entry({ state: 'done', summary })];
    expect(await screen.findByRole('heading', { name: 'Imported my tools' }, SOON)).toBe(document.activeElement);
    expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
      '3',
      '2',
      '0',
      '0',
      '1',
      '2',
      '1',
    ]);
  });

  it('shows every import, whoever began it and wherever, with its place in the line or its end (CAT-03, ADM-01)', async () => {
    imports = [
      entry({ id: '1', source: 'a', state: 'waiting', ahead: 2 }),
      entry({ id: '2', source: 'b', by: null, rowsRead: 7 }),
      entry({ id: '3', source: 'c', state: 'interrupted' }),
      entry({ id: '4', source: 'd', state: 'cancelled' }),
      entry({ id: '5', source: 'e', state: 'done', summary: { ...summary, read: 3, rejected: 3 } }),
    ];
    show();
    const list = await screen.findByRole('list', { name: 'Imports' });
    expect(
      within(list)
        .getAllByRole('heading')
        .map((heading) => heading.textContent),
    ).toEqual([
      'Waiting to import a',
      'Importing b',
      'Import interrupted c',
      'Import cancelled d',
      'Nothing imported e',
    ]);
    expect(within(list).getByText(/^2 imports come before this one/)).toBeDefined();
    expect(within(list).getByText(/^Command line/)).toBeDefined();
    expect(within(list).getByText(/import it again/)).toBeDefined();
    await user.click(within(list).getAllByRole('button', { name: 'Cancel import' })[1] ?? list);
    expect(calls).toEqual([['admin.catalog.cancelImport', { id: '2' }]]);
  });

  it('lists the rows that were left out, with place and reason, and says when there are more (CAT-03)', async () => {
    imports = [entry({ state: 'done', summary, noteCount: 1500 })];
    notes = [
      { kind: 'rejected', place: 'line 12', reason: 'name: This must not be empty.' },
      { kind: 'left out', place: 'index 0', reason: 'website: no browser opens ftp://x' },
    ];
    show();
    await user.click(await screen.findByText('1,500 notes on the rows'));
    expect(await screen.findByText('The first 2 are listed.')).toBeDefined();
    const table = screen.getByRole('columnheader', { name: 'Reason' }).closest('table');
    const rows = within(table ?? document.body).getAllByRole('row');
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

  it('tries a file out, and keeps it ready to import (CAT-11)', async () => {
    show();
    await choose();
    await user.click(await screen.findByRole('button', { name: 'Dry run' }));
    await screen.findByRole('heading', { name: /^Importing/ });
    expect(request().address).toBe('/api/admin/catalog/import?source=my+tools&format=csv&dryRun=true');
    imports = [entry({ state: 'done', isDryRun: true, summary })];
    act(() => request().say({ import: { id: 'own' } }));
    const heading = await screen.findByRole('heading', { name: /^Tried out/ });
    expect(heading.parentElement?.textContent).toContain('Dry run · ');
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await screen.findByRole('heading', { name: /^Importing/ });
    expect(request().address).toBe('/api/admin/catalog/import?source=my+tools&format=csv');
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
      size: importLimits.bytesMax + 1,
      words: /^This file is larger than 256 MB/,
    },
  ])('refuses a file that is $what before it is sent (CAT-03)', async ({ file, size, words }) => {
    Object.defineProperty(file, 'size', { value: size });
    show();
    await choose(file);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words));
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  });

  it('can be stopped while it is sent, and leads back to the form (CAT-03)', async () => {
    show();
    await start();
    await user.click(screen.getByRole('button', { name: 'Cancel import' }));
    expect(request().isAborted).toBe(true);
    expect(await screen.findByLabelText('Choose a file')).toBeDefined();
  });

  it('says why it failed where the file cannot be read, and that nothing went in (CAT-03)', async () => {
    const issues = [{ path: 'file', message: 'The file is not UTF-8 text.' }];
    imports = [
      entry({ state: 'failed', error: { code: 'invalid_input', message: ERRORS.invalid_input.sentence, issues } }),
    ];
    show();
    const heading = await screen.findByRole('heading', { name: /^Import failed/ });
    expect(heading.parentElement?.textContent).toContain('The file is not UTF-8 text.');
    expect(screen.getByText('Nothing from the file was imported.')).toBeDefined();
  });

  it('says why a file was not taken, and that nothing went in (CAT-03)', async () => {
    show();
    await start();
    act(() =>
      request().end(503, JSON.stringify({ error: { code: 'unavailable', message: ERRORS.unavailable.sentence } })),
    );
    const heading = await screen.findByRole('heading', { name: /^Import failed/ });
    expect(heading.parentElement?.textContent).toContain('busy');
    expect(screen.getByText('Nothing from the file was imported.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText('Choose a file')).toBeDefined();
  });

  it.each([
    { what: 'broke off', end: () => request().end() },
    { what: 'never came', end: () => request().fail() },
    { what: 'was not ours', end: () => request().end(502, '<h1>Bad gateway</h1>') },
    { what: 'was a proxy’s', end: () => request().end(502, JSON.stringify({ error: { code: 'bad_gateway' } })) },
  ])('does not claim to know the outcome where the answer $what (CAT-03)', async ({ end }) => {
    show();
    await start();
    act(end);
    expect(await screen.findByRole('heading', { name: /^The connection was lost/ })).toBeDefined();
  });

  it('asks before the page is left while the file is sent, and stops when it is left (CAT-03)', async () => {
    const { router } = show();
    await start();
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    act(() => void router.navigate('/'));
    const dialog = await screen.findByRole('dialog', { name: 'Stop sending the file?' });
    await user.click(within(dialog).getAllByRole('button', { name: 'Stay' }).at(-1) ?? dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(request().isAborted).toBe(false);
    act(() => void router.navigate('/'));
    await user.click(await screen.findByRole('button', { name: 'Stop and leave' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('stops sending when the page goes away, and does not ask once it is over (CAT-03)', async () => {
    const { unmount } = show();
    const sent = await start();
    unmount();
    expect(sent.isAborted).toBe(true);
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  });

  it('names the columns that nothing was taken from, marks a dry run, and leads to the feeds (CAT-11)', async () => {
    imports = [entry({ state: 'done', isDryRun: true, summary: { ...summary, ended: 4, ignored: ['colour', 'src'] } })];
    feeds = [
      {
        id: 'f',
        source: 'Kiln GmbH',
        url: 'https://kiln.example/feed',
        format: 'xml',
        everyHours: 24,
        nextRunAt: null,
        checkedAt: null,
        lastState: 'failed',
        deals: 2,
      },
    ];
    show();
    const heading = await screen.findByRole('heading', { name: /^Tried out/ });
    expect(heading.parentElement?.textContent).toContain('Fields that are not used: colour, src');
    expect(screen.getByText('What it would change')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Kiln GmbH' }).getAttribute('href')).toBe(
      '/dashboard/admin/catalog?feed=f',
    );
    expect(screen.getByText('2 running deals · every day')).toBeDefined();
    expect(screen.getByText('Its last run failed.')).toBeDefined();
  });

  it('says where most visitors went, once some did (CAT-10)', async () => {
    clicked = [{ slug: 'kiln', title: 'Kiln for life', toolName: 'Kiln', clicks: 12_345 }];
    show();
    const table = await screen.findByRole('table', { name: 'Where visitors went' });
    expect(within(table).getByRole('link', { name: 'Kiln for life' }).getAttribute('href')).toBe('/deal/kiln');
    expect(within(table).getByRole('cell', { name: '12,345' })).toBeDefined();
  });

  it('lets staff change the words that mean the same, and bring back what they took out (CAT-06)', async () => {
    const group: SynonymGroup = { id: 'g', terms: ['invoice', 'Rechnung'], category: 'finance', tags: [] };
    synonyms = [group, { id: 'h', terms: ['kiln', 'oven'], category: null, tags: [] }];
    show();
    await user.type(await screen.findByLabelText('Find a word'), 'rech');
    expect(screen.getByText('1 group')).toBeDefined();
    expect(screen.getByText('Names the category Finance.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Rechnung' }).getAttribute('href')).toBe('/explore?q=Rechnung');
    await user.click(screen.getByRole('button', { name: 'Edit the group of “invoice”' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit the group' });
    await user.type(within(dialog).getByLabelText('Words'), '{Enter} فاتورة {Enter}');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Remove the group of “invoice”' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(calls.slice(0, 3)).toEqual([
        ['admin.catalog.saveSynonyms', { ...group, terms: ['invoice', 'Rechnung', 'فاتورة'] }],
        ['admin.catalog.removeSynonyms', { id: 'g' }],
        ['admin.catalog.saveSynonyms', group],
      ]),
    );
  });

  it('lets staff say which tags answer what people want to do (CAT-16)', async () => {
    const intent: SynonymGroup = { id: 'i', terms: ['send newsletters'], category: null, tags: ['newsletter'] };
    synonyms = [intent];
    show();
    expect(await screen.findByText('Finds what is tagged: newsletter.')).toBeDefined();
    await user.type(screen.getByLabelText('Find a word'), 'newsletter');
    expect(screen.getByText('1 group')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Edit the group of “send newsletters”' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit the group' });
    await user.type(within(dialog).getByLabelText('Tags that these words ask for'), '{Enter} email {Enter}');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls).toEqual([['admin.catalog.saveSynonyms', { ...intent, tags: ['newsletter', 'email'] }]]),
    );
  });

  it('explains the columns to staff who have no file yet (CAT-03)', async () => {
    show();
    await user.click(await screen.findByText('What the file looks like'));
    const table = screen.getByRole('table');
    expect(within(table).getByRole('rowheader', { name: 'deal_url' })).toBeDefined();
    expect(within(table).getByRole('rowheader', { name: 'current_price' })).toBeDefined();
    expect(within(table).getByText(/^One of: ai, /)).toBeDefined();
  });
});
