import type { ImportReport } from '@onceware/api/collections/collections.contract';
import { collectionLimits } from '@onceware/api/collections/collections.limits';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { refusal } from '#testing/refusal.ts';
import { type Answer, renderApp, session } from '#testing/render.tsx';
import { makeDefaults } from '../testing.ts';
import { replyTo } from '../import-files/read-file.ts';
import type { Reading } from '../import-files/reading.ts';
import { ImportDialog } from './import-dialog.tsx';

const OURS = JSON.stringify({ format: 'onceware-collections', version: 1, collections: [{ name: 'Mine', items: [] }] });
const BOOKMARKS = `<!DOCTYPE NETSCAPE-Bookmark-file-1><DL><DT><H3>Tools</H3><DL><DT><A HREF="https://figma.com">Figma</A></DL><DT><A HREF="https://news.example">News</A></DL>`;

const report = (more: Partial<ImportReport> = {}): ImportReport => ({
  collections: [
    { name: 'Mine', isNew: true, itemCount: 0, added: 2, alreadyThere: 0, completed: 0 },
    { name: 'Nice Find', isNew: false, itemCount: 3, added: 1, alreadyThere: 3, completed: 0 },
  ],
  became: { deals: 0, tools: 1, pages: 2, notes: 0 },
  unknown: [],
  unknownCount: 0,
  ...more,
});

/** Reads in this thread: there is no other here. */
class ThisThread extends EventTarget {
  postMessage({ file, reading }: { file: Blob; reading: Reading }) {
    void replyTo(file, reading).then((data) => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate() {}
}

function Page() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      {isOpen && <ImportDialog collections={makeDefaults()} onClose={() => setIsOpen(false)} />}
      <ToastHost />
    </>
  );
}

describe('importing collections', () => {
  let calls: { path: string; input: unknown }[];
  beforeAll(() => Promise.all([import('#lib/toasts/toast-stack.tsx'), loadPart('transfer', 'en')]));
  beforeEach(() => {
    vi.stubGlobal('Worker', ThisThread);
    calls = [];
  });
  const show = (answer: Answer = () => report()) =>
    renderApp(<Page />, {
      session,
      answer: (path, input) => {
        calls.push({ path, input });
        return answer(path, input);
      },
    });
  const user = userEvent.setup({ applyAccept: false });
  const choose = async (text: string, name = 'collections.json') =>
    user.upload(await screen.findByLabelText('Choose a file'), new File([text], name));
  const pathsCalled = () => calls.map(({ path }) => path);

  it('shows what will happen, then does it and says what it did (COL-18)', async () => {
    show();
    await choose(OURS);
    const heading = await screen.findByRole('heading', { name: 'This will happen' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Mine New2 items will be added',
      'Nice Find 1 item will be added3 are there already',
    ]);
    expect(pathsCalled()).toEqual(['collections.previewImport']);

    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByRole('heading', { name: 'Imported' })).toBeDefined();
    expect(screen.getByText('2 items added')).toBeDefined();
    expect(pathsCalled()).toEqual(['collections.previewImport', 'collections.import']);
    expect(calls[1]?.input).toEqual(calls[0]?.input);
    expect(calls[0]?.input).toEqual({ collections: [{ name: 'Mine', description: '', isFavorite: false, items: [] }] });
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lists what is not there any more, and what is no link (COL-18)', async () => {
    show(() =>
      report({
        unknown: [
          { collection: 'Mine', entityType: null, entityId: null, url: 'https://nowhere.example/', title: 'Nowhere' },
          { collection: 'Mine', entityType: 'deal', entityId: 'gone', url: null, title: null },
        ],
        unknownCount: 2,
      }),
    );
    await choose('url,title\nhttps://nowhere.example,Nowhere\nnone,None\n', 'links.csv');
    await user.click(await screen.findByRole('button', { name: 'See what will happen' }));
    const [leftOut, unknown] = await screen.findAllByRole('group');
    const rows = async (group: HTMLElement | undefined, summary: string) => {
      const inGroup = within(group ?? document.body);
      await user.click(inGroup.getByText(summary));
      return inGroup.getAllByRole('listitem').map((row) => row.textContent);
    };
    expect(await rows(leftOut, '1 entry is left out: its address is not a web address')).toEqual(['None']);
    expect(await rows(unknown, '2 entries are no longer in the catalogue and have no address of their own')).toEqual([
      'Nowherehttps://nowhere.example/',
      'deal: gone',
    ]);
  });

  it('makes a collection of each folder, and one for what is in none (COL-18)', async () => {
    show();
    await choose(BOOKMARKS, 'bookmarks.html');
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Collection for links in no folder' });
    expect(name.value).toBe('Imported bookmarks');
    await user.click(screen.getByRole('button', { name: 'See what will happen' }));
    await screen.findByRole('heading', { name: 'This will happen' });
    expect(calls[0]?.input).toEqual({
      collections: [
        { name: 'Tools', items: [{ url: 'https://figma.com', title: 'Figma' }] },
        { name: 'Imported bookmarks', items: [{ url: 'https://news.example', title: 'News' }] },
      ],
    });
    expect(screen.getByText('2 saved pages')).toBeDefined();
  });

  it('puts bookmarks into a new collection, all or those of one folder (COL-18)', async () => {
    show();
    await choose(BOOKMARKS, 'bookmarks.html');
    expect(await screen.findByRole('heading', { name: '2 links in bookmarks.html' })).toBeDefined();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Put them into' }), 'A new collection');
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the collection' });
    expect(name.value).toBe('Imported bookmarks');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Which links' }), 'Tools (1)');
    await user.clear(name);
    await user.type(name, ' Mine ');
    await user.click(screen.getByRole('button', { name: 'See what will happen' }));
    await screen.findByRole('heading', { name: 'This will happen' });
    expect(calls[0]?.input).toEqual({
      collections: [{ name: 'Mine', items: [{ url: 'https://figma.com', title: 'Figma' }] }],
    });
  });

  it('puts bookmarks into a collection that there is, and leads back to choose another (COL-18)', async () => {
    show();
    await choose(BOOKMARKS, 'bookmarks.html');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Put them into' }), 'Must-Have!');
    expect(screen.queryByRole('textbox', { name: 'Name of the collection' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'See what will happen' }));
    await screen.findByRole('heading', { name: 'This will happen' });
    expect(calls[0]?.input).toMatchObject({
      collections: [{ name: 'Must-Have!', items: [{ title: 'Figma' }, { title: 'News' }] }],
    });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('combobox', { name: 'Put them into' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText('Choose a file')).toBeDefined();
  });

  it.each([
    { what: 'damaged', text: '{"format":', words: /This JSON file is damaged/ },
    { what: 'of another program', text: '{"a":1}', words: /holds no bookmarks in a format that is known/ },
    { what: 'with a broken row', text: 'url\n"https://a.example\n', words: /Row 2 of this CSV file is damaged/ },
    { what: 'without addresses', text: 'name\nA\n', words: /no web addresses in this file/ },
  ])('says what is wrong with a file $what, and asks no server (COL-18)', async ({ text, words }) => {
    show();
    await choose(text);
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(screen.getByLabelText<HTMLInputElement>('Choose a file').disabled).toBe(false);
    expect(calls).toEqual([]);
  });

  it('says why the server refuses, and lets it be tried again (COL-18)', async () => {
    let isFull = true;
    show((path) => {
      if (path === 'collections.import' && isFull) throw refusal('collection_full');
      return report();
    });
    await choose(OURS);
    await user.click(await screen.findByRole('button', { name: 'Import' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This collection is full: it holds at most 5,000 items.',
    );
    isFull = false;
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByRole('heading', { name: 'Imported' })).toBeDefined();
  });

  it('offers nothing to import where nothing would change (COL-18)', async () => {
    show(() =>
      report({
        collections: [{ name: 'Nice Find', isNew: false, itemCount: 4, added: 0, alreadyThere: 4, completed: 0 }],
      }),
    );
    await choose(OURS);
    expect(await screen.findByRole('heading', { name: 'Nothing in this file would be added.' })).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import' }).disabled).toBe(true);
  });

  it('goes on when its dialog is closed, and says how it ended (COL-18)', async () => {
    let answer: (report: ImportReport) => void = () => undefined;
    show((path) => (path === 'collections.import' ? new Promise((done) => (answer = done)) : report()));
    await choose(OURS);
    await user.click(await screen.findByRole('button', { name: 'Import' }));
    expect((await screen.findByRole('status')).textContent).toBe('Importing…');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    answer(report());
    expect(await screen.findByText('Import finished: 3 items added')).toBeDefined();
  });

  describe('a large file', () => {
    const COUNT = collectionLimits.importPartItems * 2;
    const list = Array.from({ length: COUNT }, (_, n) => `https://a.example/${n}`).join('\n');
    /** Returns the server's response to a part. */
    const answerTo = (input: unknown) => {
      const [{ items }] = (input as { collections: [{ items: unknown[] }] }).collections;
      const added = items.length;
      return report({
        collections: [
          { name: 'Imported bookmarks', isNew: added === 0, itemCount: 0, added, alreadyThere: 0, completed: 0 },
        ],
        became: { deals: 0, tools: 0, pages: added, notes: 0 },
      });
    };
    const sent = () => calls.filter(({ path }) => path === 'collections.import').length;
    const preview = async () => {
      await choose(list, 'list.txt');
      await user.click(await screen.findByRole('button', { name: 'See what will happen' }));
      expect(await screen.findByText('1,000 items will be added')).toBeDefined();
    };

    it('goes in part by part, is stopped, and goes on where it was (COL-18)', async () => {
      const answers: (() => void)[] = [];
      show((path, input) =>
        path === 'collections.import'
          ? new Promise((done) => answers.push(() => done(answerTo(input))))
          : answerTo(input),
      );
      await preview();
      await user.click(screen.getByRole('button', { name: 'Import' }));
      await waitFor(() => expect(answers).toHaveLength(1));
      answers.pop()?.();
      await waitFor(() => expect(answers).toHaveLength(1));
      expect(screen.getByText('0 of 1,000 items are imported.')).toBeDefined();
      await user.click(screen.getByRole('button', { name: 'Stop' }));
      answers.pop()?.();
      expect(await screen.findByRole('heading', { name: 'Stopped' })).toBeDefined();
      expect(screen.getByText('500 of 1,000 items are imported.')).toBeDefined();
      expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Items imported' }).value).toBe(500);
      expect(sent()).toBe(2);

      await user.click(screen.getByRole('button', { name: 'Continue' }));
      await waitFor(() => expect(answers).toHaveLength(1));
      answers.pop()?.();
      expect(await screen.findByRole('heading', { name: 'Imported' })).toBeDefined();
      expect(screen.getByText('1,000 items added')).toBeDefined();
      expect(screen.getByText('New')).toBeDefined();
      expect(sent()).toBe(3);
    });

    it('says why a part failed, and sends that part again (COL-18)', async () => {
      let isDown = false;
      show((path, input) => {
        if (path === 'collections.import' && isDown) throw refusal('unavailable');
        isDown = path === 'collections.import' && sent() === 2;
        return answerTo(input);
      });
      await preview();
      await user.click(screen.getByRole('button', { name: 'Import' }));
      expect(await screen.findByRole('alert')).toBeDefined();
      isDown = false;
      await user.click(screen.getByRole('button', { name: 'Continue' }));
      expect(await screen.findByRole('heading', { name: 'Imported' })).toBeDefined();
      const inputs = calls.filter(({ path }) => path === 'collections.import').map(({ input }) => input);
      expect(inputs).toHaveLength(4);
      expect(inputs[3]).toEqual(inputs[2]);
      expect(screen.getByText('1,000 items added')).toBeDefined();
    });

    it('is refused before anything goes in where a collection has no room for it (COL-18)', async () => {
      show((_path, input) => {
        const answer = answerTo(input);
        return { ...answer, collections: answer.collections.map((one) => ({ ...one, itemCount: 4001 })) };
      });
      await choose(list, 'list.txt');
      await user.click(await screen.findByRole('button', { name: 'See what will happen' }));
      expect((await screen.findByRole('alert')).textContent).toContain('«Imported bookmarks» has no room');
      expect(sent()).toBe(0);
    });
  });
});
