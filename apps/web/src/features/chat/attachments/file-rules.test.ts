import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCEPTED_FILES, formatSize, sortFiles } from './file-rules.ts';
import { chatLimits } from '../chat-source.ts';

const NONE = { attachedCount: 0, bytesMax: 1024 };
const file = (name: string, type = '', size = 10) => ({ name, type, size });
const refusalOf = (name: string, type?: string, size?: number) =>
  sortFiles([file(name, type, size)], NONE).refused[0]?.reason ?? null;
describe('which files may be attached', () => {
  it('tells the file input what to offer (CHAT-13)', () => {
    expect(ACCEPTED_FILES).toBe('image/*,video/*,.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.txt,.zip,.rar,.figma,.psd,.ai');
  });

  it.each([
    ['receipt.PDF', ''],
    ['draft.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['screen', 'image/png'],
    ['tour', 'VIDEO/mp4'],
    ['from-a-phone.heic', ''],
    ['logo.figma', 'application/octet-stream'],
    ['تقرير.xlsx', ''],
  ])('takes %s of type «%s» (CHAT-13)', (name, type) => {
    expect(refusalOf(name, type)).toBeNull();
  });

  it.each([
    ['run.exe', 'application/x-msdownload'],
    ['page.html', 'text/html'],
    ['receipt.pdf.exe', ''],
    ['pdf', ''],
    ['song.mp3', 'audio/mpeg'],
    ['lies.png', 'text/html'],
    ['', ''],
  ])('refuses %s of type «%s» for its type (CHAT-13)', (name, type) => {
    expect(refusalOf(name, type)).toBe('type');
  });

  it('refuses a file of no bytes (CHAT-13)', () => {
    expect(refusalOf('empty.txt', 'text/plain', 0)).toBe('empty');
  });

  it('keeps the good ones of many, up to what a message holds (CHAT-13)', () => {
    const fifty = Array.from({ length: 50 }, (_, n) => file(n % 2 === 0 ? `${n}.pdf` : `${n}.exe`));
    const { accepted, refused } = sortFiles(fifty, { ...NONE, attachedCount: 5 });
    expect(accepted.map(({ name }) => name)).toEqual(
      Array.from({ length: chatLimits.filesMax - 5 }, (_, n) => `${2 * n}.pdf`),
    );
    expect(refused.filter(({ reason }) => reason === 'type')).toHaveLength(25);
    expect(refused.filter(({ reason }) => reason === 'count')).toHaveLength(10);
  });
});

describe('how large a file is', () => {
  it.each([
    [0, '0 B'],
    [1, '1 B'],
    [1023, '1,023 B'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [1_048_560, '1 MB'],
    [2_621_440, '2.5 MB'],
    [5_368_709_120, '5 GB'],
    [3_298_534_883_328, '3,072 GB'],
  ])('%d bytes read «%s» (CHAT-13)', (bytes, words) => {
    expect(formatSize(bytes, 'en')).toBe(words.replace(' ', '\u00a0'));
  });

  it('is written in the numbers of the language (CHAT-13)', () => {
    expect(formatSize(1536, 'de')).toBe('1,5\u00a0KB');
    expect(formatSize(1536, 'ar')).toMatch(/^\u2066.+\u00a0KB\u2069$/);
  });

  it('is never shown as 1,024 of a unit that has a larger one (CHAT-13)', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31 - 1), (bytes) => {
        const [number = ''] = formatSize(bytes, 'en').split('\u00a0');
        expect(Number(number.replaceAll(',', ''))).toBeLessThan(1024);
      }),
    );
  });
});
