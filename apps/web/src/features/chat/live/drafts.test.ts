import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT } from '../chat-source.ts';
import { createDrafts } from './drafts.ts';

function createStorage() {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => void (kept[key] = text),
    removeItem: (key: string) => void delete kept[key],
  };
  // Makes the methods non-enumerable like those of the browser's Storage, whose properties are the stored items.
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(kept, name, { value, enumerable: false });
  return kept as unknown as Storage;
}

const draft = (text: string) => ({ ...EMPTY_DRAFT, text });

describe('a draft', () => {
  it('is there after a reload, by room and person, until it is sent (LIVE-05)', () => {
    const storage = createStorage();
    const open = (userId = 'ana') => createDrafts(userId, () => storage);
    const first = open();
    first.set('room', { ...draft('Half a'), replyTo: 'm1' });
    first.set('other', draft('Elsewhere'));
    expect(open().of('room')).toEqual({ ...draft('Half a'), replyTo: 'm1' });
    expect(open('ben').of('room')).toEqual(EMPTY_DRAFT);
    first.clear('room');
    expect(open().of('room')).toEqual(EMPTY_DRAFT);
    expect(open().of('other').text).toBe('Elsewhere');
    first.forget();
    expect(Object.keys(storage)).toEqual([]);
  });

  it('belongs to its tab, and sending in one tab leaves that of another (LIVE-05)', () => {
    const storage = createStorage();
    const [one, two] = [createDrafts('ana', () => storage), createDrafts('ana', () => storage)];
    one.set('room', draft('From one'));
    expect(two.of('room').text).toBe('From one');
    two.set('room', draft('From one and two'));
    expect(one.of('room').text).toBe('From one');
    one.clear('room');
    expect([one.of('room').text, two.of('room').text]).toEqual(['', 'From one and two']);
    expect(createDrafts('ana', () => storage).of('room').text).toBe('From one and two');
  });

  it('lives in its tab when the browser stores nothing, and bad data count as none (LIVE-05)', () => {
    const denied = createDrafts('ana', () => {
      throw new DOMException('denied', 'SecurityError');
    });
    denied.set('room', draft('Half a'));
    expect(denied.of('room').text).toBe('Half a');
    denied.forget();
    const storage = createStorage();
    storage.setItem('chat-draft/ana/room', '{');
    expect(createDrafts('ana', () => storage).of('room')).toEqual(EMPTY_DRAFT);
  });
});
