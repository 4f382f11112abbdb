import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressIn, type Edit, linkWords, type MarkSign, type Selected, toggleLines, toggleMark } from './edits.ts';

/** A text whose selection is between `‹` and `›`. */
function read(written: string): Selected {
  const start = written.indexOf('‹');
  return { text: written.replace(/[‹›]/g, ''), start, end: written.indexOf('›') - 1 };
}

function write({ text }: Selected, { from, to, inserted, start, end }: Edit): string {
  const after = text.slice(0, from) + inserted + text.slice(to);
  return `${after.slice(0, start)}‹${after.slice(start, end)}›${after.slice(end)}`;
}

const edited = (written: string, edit: (selected: Selected) => Edit) => {
  const selected = read(written);
  return write(selected, edit(selected));
};

describe('formatting while one writes', () => {
  it.each([
    ['a ‹word› b', 'a **‹word›** b'],
    ['a **‹word›** b', 'a ‹word› b'],
    ['a ‹**word**› b', 'a ‹word› b'],
    ['a ‹ word › b', 'a  **‹word›**  b'],
    ['a ‹›', 'a **‹›**'],
    ['‹one\n\ntwo›', '‹**one**\n\n**two**›'],
    ['‹**one**\n**two**›', '‹one\ntwo›'],
  ])('%j becomes bold, or no longer (LIVE-15)', (before, after) => {
    expect(edited(before, (selected) => toggleMark(selected, '**'))).toBe(after);
  });

  it.each([
    ['run ‹npm ci›', 'run `‹npm ci›`'],
    ['so: ‹a\nb›', 'so: \n```\n‹a\nb›\n```'],
  ])('%j becomes code (LIVE-15)', (before, after) => {
    expect(edited(before, (selected) => toggleMark(selected, '`'))).toBe(after);
  });

  it('lines become quotes and lists, one instead of the other, and lines again (LIVE-15)', () => {
    expect(edited('a\nb‹›c\nd', (selected) => toggleLines(selected, 'quote'))).toBe('a\n> bc‹›\nd');
    expect(edited('‹a\nb›', (selected) => toggleLines(selected, 'bullets'))).toBe('‹- a\n- b›');
    expect(edited('‹- a\n- b›', (selected) => toggleLines(selected, 'numbers'))).toBe('‹1. a\n2. b›');
    expect(edited('‹1. a\n2. b›', (selected) => toggleLines(selected, 'numbers'))).toBe('‹a\nb›');
  });

  it('words become a link, to what was copied or is written next (LIVE-15)', () => {
    expect(edited('see ‹the page›', (selected) => linkWords(selected, 'https://a.test'))).toBe(
      'see [the page](https://a.test)‹›',
    );
    expect(edited('see ‹the page›', (selected) => linkWords(selected))).toBe('see [the page](‹https://›)');
    expect(edited('‹›', (selected) => linkWords(selected))).toBe('[‹›](https://)');
    expect([' https://a.test/x ', 'a https://a.test', 'javascript:x', 'https://a.test/(b)'].map(addressIn)).toEqual([
      'https://a.test/x',
      null,
      null,
      null,
    ]);
  });

  it('twice the same is what it was (LIVE-15)', () => {
    const word = fc.stringMatching(/^[a-z]{1,5}( [a-z]{1,5})?$/);
    fc.assert(
      fc.property(word, word, word, fc.constantFrom<MarkSign>('**', '_', '~~', '`'), (before, words, after, sign) => {
        const selected = { text: before + words + after, start: before.length, end: (before + words).length };
        const once = toggleMark(selected, sign);
        const text = selected.text.slice(0, once.from) + once.inserted + selected.text.slice(once.to);
        const twice = toggleMark({ text, start: once.start, end: once.end }, sign);
        expect(text.slice(0, twice.from) + twice.inserted + text.slice(twice.to)).toBe(selected.text);
      }),
    );
  });
});
