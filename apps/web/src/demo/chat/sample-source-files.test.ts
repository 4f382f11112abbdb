import { afterEach, describe, expect, it, vi } from 'vitest';
import { chatLimits, EMPTY_DRAFT, type ChatSource } from '#features/chat/chat-source.ts';
import { file, openSample, say } from '#features/chat/testing.ts';

const lastOf = (source: ChatSource) => source.getSnapshot().messages.at(-1);

afterEach(() => vi.restoreAllMocks());

describe('object URLs', () => {
  /** Made and not yet revoked. */
  function count() {
    const alive = new Set<string>();
    let made = 0;
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      const url = `blob:test/${++made}`;
      alive.add(url);
      return url;
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void alive.delete(url));
    return alive;
  }

  it('live as long as the draft holds their file (CHAT-13)', () => {
    const alive = count();
    const { source } = openSample();
    const [one, two] = [file('1.png'), file('2.png')];
    source.setDraft({ ...EMPTY_DRAFT, attachments: [one, two] });
    source.setDraft({ ...EMPTY_DRAFT, attachments: [two], text: 'x' });
    expect([...alive]).toEqual([two.url]);
    source.setDraft(EMPTY_DRAFT);
    expect(alive.size).toBe(0);
  });

  it('live on in what was sent, until it is deleted for good (CHAT-13)', () => {
    const alive = count();
    const { source, clock } = openSample();
    const draft = { ...EMPTY_DRAFT, attachments: [file('1.png')] };
    source.setDraft(draft);
    source.send(draft);
    source.setDraft(EMPTY_DRAFT);
    expect(alive.size).toBe(1);
    void source.remove(lastOf(source)?.id ?? '');
    expect(alive.size).toBe(1);
    clock.pass(chatLimits.undoMs);
    say(source, 'Next');
    expect(alive.size).toBe(0);
  });

  it('end with the source, and so do its timers (CHAT-06, CHAT-13)', () => {
    const alive = count();
    const { source, clock } = openSample();
    source.send({ ...EMPTY_DRAFT, attachments: [file('1.png')] });
    source.setDraft({ ...EMPTY_DRAFT, attachments: [file('2.png')] });
    source.send({ ...EMPTY_DRAFT, attachments: [file('3.png')] });
    void source.remove(lastOf(source)?.id ?? '');
    source.close();
    expect([alive.size, clock.waiting()]).toEqual([0, 0]);
  });
});
