import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { button, field, lastOf, showComposer } from './composer-testing.tsx';

const alive = new Set<string>();
let made = 0;

beforeAll(() => loadPart('chat', 'en'));
beforeEach(() => {
  alive.clear();
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    const url = `blob:test/${++made}`;
    alive.add(url);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void alive.delete(url));
});
afterEach(() => void vi.restoreAllMocks());

const fileOf = (name: string, size: number, type = '') => new File(['x'.repeat(size)], name, { type });
const picture = fileOf('shelf.png', 1536, 'image/png');
const report = fileOf('report.pdf', 12, 'application/pdf');

const input = () => {
  const found = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!found) throw new Error('There is no way to attach.');
  return found;
};
const attach = (...files: File[]) => userEvent.upload(input(), files, { applyAccept: false });
const paste = (files: File[], types = ['Files']) => fireEvent.paste(field(), { clipboardData: { files, types } });
const dragged = (files: File[]) => ({ dataTransfer: { files, types: ['Files'] } });
const names = () =>
  within(screen.getByRole('list', { name: 'Attached files' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
const hasFiles = () => screen.queryByRole('list', { name: 'Attached files' }) !== null;

describe('files in private mode', () => {
  it('are chosen several at a time, of the accepted types (CHAT-13)', async () => {
    showComposer({ isPrivate: true });
    const opened = vi.spyOn(input(), 'click').mockImplementation(() => undefined);
    await userEvent.click(button('Attach files'));
    expect(opened).toHaveBeenCalledOnce();
    expect(input().multiple).toBe(true);
    expect(input().accept).toBe('image/*,video/*,.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.txt,.zip,.rar,.figma,.psd,.ai');
    await attach(picture, report);
    expect(names()).toEqual(['shelf.png1.5 KB', 'report.pdf12 B']);
  });

  it('are sent, also without a word (CHAT-05) (CHAT-13)', async () => {
    const source = showComposer({ isPrivate: true });
    expect(button('Send').disabled).toBe(true);
    await attach(picture);
    await userEvent.click(button('Send'));
    expect(lastOf(source)).toMatchObject({
      text: '',
      attachments: [{ name: 'shelf.png', size: 1536, type: 'image/png' }],
    });
    expect(hasFiles()).toBe(false);
    // The object URL stays alive because the sent message still shows the file.
    expect(alive.size).toBe(1);
  });

  it('are removed one by one, with the focus on the next and at last in the field (CHAT-13)', async () => {
    showComposer({ isPrivate: true });
    await attach(picture, report);
    expect(alive.size).toBe(2);
    await userEvent.click(button('Remove shelf.png'));
    expect(alive.size).toBe(1);
    expect(document.activeElement).toBe(button('Remove report.pdf'));
    await userEvent.keyboard('{Enter}');
    expect(alive.size).toBe(0);
    expect(document.activeElement).toBe(field());
  });

  it('show a picture, or what kind they are where the browser cannot (CHAT-13)', async () => {
    showComposer({ isPrivate: true });
    await attach(picture);
    const item = within(screen.getByRole('listitem'));
    const image = item.getByRole('presentation');
    expect(image.getAttribute('src')).toMatch(/^blob:/);
    fireEvent.error(image);
    expect(item.queryByRole('presentation')).toBeNull();
  });

  it('are added by pasting, but not along with a text (CHAT-13)', () => {
    showComposer({ isPrivate: true });
    expect(paste([picture], ['text/plain', 'text/html', 'Files'])).toBe(true);
    expect(hasFiles()).toBe(false);
    expect(paste([picture])).toBe(false);
    expect(names()).toHaveLength(1);
  });

  it('are added by dropping them anywhere on the screen, and the field has the focus (CHAT-13)', () => {
    showComposer({ isPrivate: true });
    const area = screen.getByTestId('screen');
    expect(fireEvent.dragOver(area, dragged([]))).toBe(false);
    expect(screen.getByText('Drop files here to attach them')).toBeDefined();
    fireEvent.dragLeave(area);
    expect(screen.queryByText('Drop files here to attach them')).toBeNull();
    fireEvent.dragOver(area, dragged([]));
    expect(fireEvent.drop(area, dragged([report]))).toBe(false);
    expect(names()).toEqual(['report.pdf12 B']);
    expect(document.activeElement).toBe(field());
    expect(screen.queryByText('Drop files here to attach them')).toBeNull();
  });

  it('are left alone when a text is dragged (CHAT-13)', () => {
    showComposer({ isPrivate: true });
    expect(
      fireEvent.dragOver(screen.getByTestId('screen'), { dataTransfer: { files: [], types: ['text/plain'] } }),
    ).toBe(true);
    expect(screen.queryByText('Drop files here to attach them')).toBeNull();
  });

  it('that are empty or of another type are named, and the good ones kept (CHAT-13)', async () => {
    showComposer({ isPrivate: true });
    await attach(fileOf('nothing.txt', 0, 'text/plain'), report, fileOf('setup.exe', 5), fileOf('run.sh', 5));
    expect(names()).toEqual(['report.pdf12 B']);
    expect(screen.getByText('nothing.txt was not attached: the file is empty.')).toBeDefined();
    expect(screen.getByText('2 files were not attached: files of their types are not accepted.')).toBeDefined();
    expect(screen.getByText(/^Accepted are pictures, videos, PDF/)).toBeDefined();
    await userEvent.click(button('Dismiss'));
    expect(screen.queryByText(/was not attached/)).toBeNull();
    expect(document.activeElement).toBe(field());
  });

  it('are at most 20, and the rest is said to be too many (CHAT-13)', async () => {
    showComposer({ isPrivate: true });
    await attach(...Array.from({ length: 50 }, (_, index) => fileOf(`${index}.png`, 1, 'image/png')));
    expect(names()).toHaveLength(20);
    expect(screen.getByText('30 files were not attached: a message holds at most 20 files.')).toBeDefined();
    expect(alive.size).toBe(20);
  });
});

describe('files outside private mode', () => {
  it('cannot be chosen, pasted or dropped, and it says so until private mode is on (CHAT-13)', async () => {
    showComposer();
    expect(screen.queryByRole('button', { name: 'Attach files' })).toBeNull();
    paste([picture]);
    expect(screen.getByText(/^Files can be attached in private mode only/)).toBeDefined();
    expect(hasFiles()).toBe(false);
    await userEvent.click(button('Dismiss'));
    fireEvent.drop(screen.getByTestId('screen'), dragged([picture]));
    expect(screen.getByText(/^Files can be attached in private mode only/)).toBeDefined();
    expect(alive.size).toBe(0);
    await userEvent.click(button('Private'));
    expect(screen.queryByText(/^Files can be attached in private mode only/)).toBeNull();
  });

  it('wait until private mode is on again (CHAT-13)', async () => {
    const source = showComposer({ isPrivate: true });
    const before = lastOf(source);
    await attach(report);
    await userEvent.type(field(), 'For you alone');
    await userEvent.click(button('Private'));
    expect(screen.getByText(/^Files can be sent in private mode only/)).toBeDefined();
    expect(button('Send').disabled).toBe(true);
    await userEvent.type(field(), '{Enter}');
    expect(lastOf(source)).toBe(before);
    await userEvent.click(button('Private'));
    await userEvent.type(field(), '{Enter}');
    expect(lastOf(source)).toMatchObject({ text: 'For you alone', attachments: [{ name: 'report.pdf' }] });
  });

  it('leave no object URL when the visit ends (CHAT-13)', async () => {
    const source = showComposer({ isPrivate: true });
    await attach(picture, report);
    act(() => source.close());
    expect(alive.size).toBe(0);
  });
});
