import { expect } from '@playwright/test';
import {
  becomePrivate,
  choose,
  converse,
  countObjectUrls,
  field,
  file,
  fileInput,
  log,
  openChat,
  panel,
  pressChat,
  send,
  test,
} from '../support/chatting.ts';

test(
  'files are attached in private mode only, seen before and after they are sent, and their addresses are freed (CHAT-13)',
  { tag: '@desktop' },
  async ({ page }) => {
    const objectUrls = await countObjectUrls(page);
    await openChat(page);
    const attach = panel(page).getByRole('button', { name: 'Attach files' });
    const attached = panel(page).getByRole('list', { name: 'Attached files' });
    await expect(attach).toHaveCount(0);
    await becomePrivate(page);
    await expect(attach).toBeVisible();
    await expect(fileInput(page)).toHaveJSProperty('multiple', true);
    await expect(fileInput(page)).toHaveAttribute(
      'accept',
      'image/*,video/*,.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.txt,.zip,.rar,.figma,.psd,.ai',
    );
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), attach.click()]);
    await chooser.setFiles([
      {
        name: 'dot.svg',
        mimeType: 'image/svg+xml',
        buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle r="8"/></svg>'),
      },
      file('notes.txt', 'text/plain', 500),
      file('layout.figma', '', 1536),
      file('film.mp4', 'video/mp4', 2 * 1024 * 1024),
    ]);
    await expect(attached.getByRole('listitem')).toHaveText([
      'dot.svg82\u00a0B',
      'notes.txt500\u00a0B',
      'layout.figma1.5\u00a0KB',
      'film.mp42\u00a0MB',
    ]);
    await expect(attached.locator('img')).toHaveCount(1);
    expect(await objectUrls()).toBe(4);
    await attached.getByRole('button', { name: 'Remove layout.figma' }).click();
    await expect(attached.getByRole('listitem')).toHaveCount(3);
    expect(await objectUrls()).toBe(3);

    await send(page).click();
    await page.clock.runFor(5000);
    await expect(attached).toHaveCount(0);
    const row = log(page)
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: 'notes.txt 500 B' }) });
    await expect(row.getByRole('img', { name: 'Open dot.svg, 82 B' })).toBeVisible();
    await expect(row.getByRole('link', { name: 'film.mp4 2 MB' })).toHaveAttribute('download', 'film.mp4');
    expect(await objectUrls()).toBe(3);
    await choose(page, row, 'Delete');
    await page.clock.fastForward(61_000);
    await converse(page, 'Later');
    expect(await objectUrls()).toBe(0);
  },
);

test(
  'files chosen in private mode stay in it, and return with the panel (CHAT-13)',
  { tag: '@desktop' },
  async ({ page }) => {
    const objectUrls = await countObjectUrls(page);
    await openChat(page);
    await becomePrivate(page);
    await fileInput(page).setInputFiles(file('plan.pdf', 'application/pdf', 10));
    await panel(page).getByRole('button', { name: 'Private mode' }).click();
    await expect(panel(page).getByText('Files can be sent in private mode only.')).toBeVisible();
    await expect(send(page)).toBeDisabled();
    await panel(page).getByRole('button', { name: 'Close panel' }).click();
    await expect(panel(page)).toHaveCount(0);
    await pressChat(page);
    await panel(page).getByRole('button', { name: 'Remove plan.pdf' }).click();
    await expect(field(page)).toBeFocused();
    expect(await objectUrls()).toBe(0);
  },
);

test(
  'empty files, files of other types and more than twenty are refused in clear words, and the others taken (CHAT-13)',
  { tag: '@desktop' },
  async ({ page }) => {
    await openChat(page);
    await becomePrivate(page);
    const attached = panel(page).getByRole('list', { name: 'Attached files' }).getByRole('listitem');
    const notice = panel(page).getByRole('status').filter({ hasText: 'attached' });
    await fileInput(page).setInputFiles([
      file('void.txt', 'text/plain', 0),
      file('setup.exe', 'application/x-msdownload', 10),
      file('good.txt', 'text/plain', 10),
    ]);
    await expect(attached).toHaveCount(1);
    await expect(notice).toContainText('void.txt was not attached: the file is empty.');
    await expect(notice).toContainText('setup.exe was not attached: files of this type are not accepted.');
    await expect(notice).toContainText('Accepted are pictures, videos, PDF');
    await panel(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toHaveCount(0);

    await fileInput(page).setInputFiles(
      Array.from({ length: 50 }, (_, n) => file(`page-${n + 1}.txt`, 'text/plain', 10)),
    );
    await expect(attached).toHaveCount(20);
    await expect(notice).toContainText('31 files were not attached: a message holds at most 20 files.');
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    await expect(send(page)).toBeInViewport({ ratio: 1 });
    await send(page).click();
    await expect(log(page).getByRole('link', { name: /page-19\.txt/ })).toBeVisible();
    await expect(notice).toHaveCount(0);
  },
);

test('files can be dropped and pasted, in private mode only (CHAT-13)', { tag: '@desktop' }, async ({ page }) => {
  await openChat(page);
  const give = async (event: 'drop' | 'paste', name: string, type: string) => {
    const data = await page.evaluateHandle(
      (about) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File(['x'], about.name, { type: about.type }));
        return transfer;
      },
      { name, type },
    );
    if (event === 'drop') await log(page).dispatchEvent('drop', { dataTransfer: data });
    else
      await field(page).evaluate(
        (target, clipboardData) =>
          target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })),
        data,
      );
  };
  const attached = panel(page).getByRole('list', { name: 'Attached files' }).getByRole('listitem');
  await give('drop', 'a.png', 'image/png');
  await expect(
    panel(page).getByRole('status').filter({ hasText: 'Files can be attached in private mode only.' }),
  ).toBeVisible();
  await expect(attached).toHaveCount(0);
  await becomePrivate(page);
  await give('drop', 'a.txt', 'text/plain');
  await give('paste', 'b.txt', 'text/plain');
  await give('drop', 'c.exe', '');
  await expect(attached).toHaveText([/^a\.txt/, /^b\.txt/]);
  await expect(panel(page).getByRole('status').filter({ hasText: 'c.exe was not attached' })).toBeVisible();
});
