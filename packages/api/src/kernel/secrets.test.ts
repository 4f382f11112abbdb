import { describe, expect, it } from 'vitest';
import { createSecrets } from './secrets.ts';

const [first, second] = ['a key of the first year, long enough', 'another key for the second year, too'] as const;

describe('a secret encrypted at rest', () => {
  it.each(['A', 'ABC-123', 'Zoë 🗝 مفتاح', 'x'.repeat(100_000)])('decrypts to what it was (ACC-02)', (plain) => {
    const secrets = createSecrets([first]);
    const sealed = secrets.seal(plain, 'purchase 1');
    expect(secrets.open(sealed, 'purchase 1')).toBe(plain);
  });

  it('cannot be read, and looks different each time (ACC-02)', () => {
    const secrets = createSecrets([first]);
    expect(secrets.seal('ABC-123', 'purchase 1')).not.toContain('ABC-123');
    expect(secrets.seal('ABC-123', 'purchase 1')).not.toBe(secrets.seal('ABC-123', 'purchase 1'));
  });

  it('decrypts with a former key, and no longer once that is gone (ACC-02)', () => {
    const sealed = createSecrets([first]).seal('ABC-123', 'purchase 1');
    expect(createSecrets([second, first]).open(sealed, 'purchase 1')).toBe('ABC-123');
    expect(() => createSecrets([second]).open(sealed, 'purchase 1')).toThrow('not among the settings');
  });

  it('does not decrypt for somebody else, nor when a single character was changed (ACC-02)', () => {
    const secrets = createSecrets([first]);
    const sealed = secrets.seal('ABC-123', 'purchase 1');
    expect(() => secrets.open(sealed, 'purchase 2')).toThrow('authenticate');
    const at = sealed.length - 10;
    const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
    expect(() => secrets.open(changed, 'purchase 1')).toThrow('authenticate');
    expect(() => secrets.open('', 'purchase 1')).toThrow('not among the settings');
  });
});
