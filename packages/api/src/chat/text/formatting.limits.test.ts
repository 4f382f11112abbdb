import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Piece, plainText, readFormatting, typedText } from './formatting.limits.ts';

const SHORT = { bold: 'b', italic: 'i', strike: 's', code: 'c' };

/** One line for a text: `<b words>` for marks, `[words address]` for links, `⏎` for breaks, and `{quote …}` for blocks. */
function outline(text: string): string {
  const shown = (piece: Piece) => {
    const words = piece.kind === 'break' ? '⏎' : piece.kind === 'link' ? `[${piece.text} ${piece.href}]` : piece.text;
    return piece.marks.reduceRight((inner, mark) => `<${SHORT[mark]} ${inner}>`, words);
  };
  let written = '';
  let block: string | null = null;
  for (const piece of readFormatting(text)) {
    if (piece.block !== block)
      written += `${block === null ? '' : '}'}${piece.block === null ? '' : `{${piece.block} `}`;
    ({ block } = piece);
    written += shown(piece);
  }
  return block === null ? written : `${written}}`;
}

describe('a text with signs', () => {
  it.each([
    ['a **b** c', 'a <b b> c'],
    ['*a* and _b_', '<i a> and <i b>'],
    ['~~gone~~!', '<s gone>!'],
    ['***all***', '<b <i all>>'],
    ['**a *b* c**', '<b a ><b <i b>><b  c>'],
    ['*a **b***', '<i a ><i <b b>>'],
    ['_*a*_', '<i <i a>>'],
    ['**see https://a.test/x_y_z.**', '<b see ><b [https://a.test/x_y_z https://a.test/x_y_z]><b .>'],
    ['请看**这个**吧', '请看<b 这个>吧'],
    ['مهم **جدا** هنا', 'مهم <b جدا> هنا'],
    ['(*a*), "**b**"', '(<i a>), "<b b>"'],
    ['注意：**这个**', '注意：<b 这个>'],
    [':*: smile :*:', ':*: smile :*:'],
    ['src/*.ts, **/*.css', 'src/*.ts, **/*.css'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['2*3*4', '2*3*4'],
    ['snake_case_name', 'snake_case_name'],
    ['__init__ and ****', '__init__ and ****'],
    ['*not closed', '*not closed'],
    ['*not closed *closed*', '*not closed <i closed>'],
    ['**one\ntwo**', '**one⏎two**'],
    ['** **', '** **'],
    ['**a ~~b** c~~', '<b a ~~b> c~~'],
  ])('%j has its marks (LIVE-15)', (text, result) => {
    expect(outline(text)).toBe(result);
  });

  it.each([
    ['run `npm ci`', 'run <c npm ci>'],
    ['`**a** <b>`', '<c **a** <b>>'],
    ['`https://a.test`', '<c https://a.test>'],
    ['**`a`**', '<b <c a>>'],
    ['don`t and can`t', 'don`t and can`t'],
    ['don`t use `x`', 'don`t use <c x>'],
    ['``` a ```', '{code a}'],
    ['```\na *b*\n\n- c\n```', '{code a *b*⏎⏎- c}'],
    ['x\n```ts\na\n```\ny', 'x⏎{code a}⏎y'],
    ['```\na', '```⏎a'],
    ['```\n```', '```⏎```'],
  ])('%j has its code, in which nothing else is read (LIVE-15)', (text, result) => {
    expect(outline(text)).toBe(result);
  });

  it.each([
    ['> a\n> b\nc', '{quote a⏎b}⏎c'],
    ['>_<', '>_<'],
    ['> > > a', '{quote > > a}'],
    ['- a\n- b', '{bullets • a}⏎{bullets • b}'],
    ['1. a\n2) **b**', '{numbers 1. a}⏎{numbers 2. <b b>}'],
    ['2026. What a year', '2026. What a year'],
    ['-5 degrees', '-5 degrees'],
    ['* a', '{bullets • a}'],
  ])('%j has its blocks (LIVE-15)', (text, result) => {
    expect(outline(text)).toBe(result);
  });

  it.each([
    ['[the page](https://a.test/x)', '[the page https://a.test/x]'],
    ['**[a](https://a.test)**', '<b [a https://a.test]>'],
    ['[a](javascript:alert(1))', '[a](javascript:alert(1))'],
    ['[bank.test](https://evil.test)', '[bank.test]([https://evil.test https://evil.test])'],
    ['[a.test](https://a.test/x)', '[a.test https://a.test/x]'],
    ['[ ](https://a.test)', '[ ]([https://a.test https://a.test])'],
  ])('%j has a link only where its words do not deceive (LIVE-15)', (text, result) => {
    expect(outline(text)).toBe(result);
  });

  it('never leads elsewhere than the address that it shows (LIVE-15)', () => {
    const links = readFormatting('[https://bank.test/x](https://evil.test/y)').filter((piece) => piece.kind === 'link');
    expect(links).toHaveLength(1);
    expect(links.map(({ href }) => href)).toEqual(links.map((link) => link.text));
  });

  it('adds nothing and keeps the order, whatever was written (LIVE-15)', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '*',
        '**',
        '_',
        '~~',
        '`',
        '```',
        '\n',
        '> ',
        '- ',
        '1. ',
        '[',
        '](https://a.test)',
        'a',
        ' ',
        '<br>',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        const shown = plainText(text).replaceAll('• ', '');
        let at = 0;
        for (const character of typedText(text).replaceAll('• ', ''))
          if (shown.startsWith(character, at)) at += character.length;
        expect(shown.slice(at)).toBe('');
      }),
    );
  });

  it('without signs stays as it is (LIVE-15)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        fc.pre(!/[*_~`>[\]•-]|\d[.)]|https?:/.test(text));
        expect(plainText(text)).toBe(typedText(text));
      }),
    );
  });
});
