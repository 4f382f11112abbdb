import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { post, user } from '../testing.ts';
import { parseMessage } from './parse-message.ts';

const NAUGHTY = fileURLToPath(new URL('../../../../../../../shared/data/blns.json', import.meta.url));

const felix = user('felix');
const felixB = user('felix.b');
const tagged = { users: [felix, felixB], posts: [post('Bread archive'), post('Bread')], references: [] };

/** One line for a text: `[kind text]`, and text as it is. */
const outline = (text: string, tags?: typeof tagged) =>
  parseMessage(text, tags)
    .map((node) => (node.kind === 'text' ? node.text : node.kind === 'break' ? '⏎' : `[${node.kind} ${node.text}]`))
    .join('');

describe('the text of a message', () => {
  it.each([
    ['a\nb', 'a⏎b'],
    ['a\r\nb\rc', 'a⏎b⏎c'],
    ['a<br>b<BR/>c<br />d<Br  >e', 'a⏎b⏎c⏎d⏎e'],
    ['<br><br>', '⏎⏎'],
    ['<b>bold</b> & &lt;br&gt;', '<b>bold</b> & &lt;br&gt;'],
    ['<script>alert(1)</script><img src=x onerror=alert(1)>', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['<br class="x">', '<br class="x">'],
    ['<brr><br', '<brr><br'],
    ['', ''],
  ])('%j: line breaks are breaks, all else is text (CHAT-04)', (text, result) => {
    expect(outline(text)).toBe(result);
  });

  it.each([
    ['See https://a.test/b?c=d#e.', 'See [link https://a.test/b?c=d#e].'],
    ['(HTTP://A.test/x)', '([link HTTP://A.test/x])'],
    ['https://a.test/Onyx_(stone), yes', '[link https://a.test/Onyx_(stone)], yes'],
    ['https://a.test<br>https://b.test', '[link https://a.test]⏎[link https://b.test]'],
    ['“https://a.test”', '“[link https://a.test]”'],
    ['看https://a.test/x这个', '看[link https://a.test/x]这个'],
    ['看 https://a.test/x。好', '看 [link https://a.test/x]。好'],
    ['انظر https://a.test/x؟', 'انظر [link https://a.test/x]؟'],
    [
      'javascript:alert(1) data:text/html,x ftp://a.test //a.test',
      'javascript:alert(1) data:text/html,x ftp://a.test //a.test',
    ],
    ['xhttps://a.test http:// https://.', 'xhttps://a.test http:// https://.'],
    ['https://[nonsense', 'https://[nonsense'],
    ['https://a.test/@felix', '[link https://a.test/@felix]'],
  ])('%j: http and https become links (CHAT-04)', (text, result) => {
    expect(outline(text, tagged)).toBe(result);
  });

  it.each([
    ['@felix, look', '[mention @felix], look'],
    ['cc:@felix', 'cc:[mention @felix]'],
    ['ask @felix.', 'ask [mention @felix].'],
    ['ask @felix.b', 'ask [mention @felix.b]'],
    ['@felixx @FELIX me@felix', '@felixx @FELIX me@felix'],
    ['请@felix看看', '请[mention @felix]看看'],
    ['(@felix)@felix', '([mention @felix])[mention @felix]'],
    ['#Bread archive and #Bread', '[post #Bread archive] and [post #Bread]'],
    ['#Bread archives', '[post #Bread] archives'],
    ['#Breads', '#Breads'],
    ['@somebody #else', '@somebody #else'],
  ])('%j: only what was tagged is a tag (CHAT-14)', (text, result) => {
    expect(outline(text, tagged)).toBe(result);
  });

  it('loses no character of what has no signs (CHAT-04)', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('@felix', '#Bread', 'https://a.test/', '<br>', '\n', '<i>', ' ', '好', ')', '.'),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('').replaceAll(/[*_~`>•-]|\d[.)]/g, '');
        const shown = parseMessage(text, tagged)
          .map((node) => node.text)
          .join('');
        expect(shown).toBe(text.replaceAll(/\r\n?|<br\s*\/?>/gi, '\n'));
      }),
    );
  });

  it.skipIf(!existsSync(NAUGHTY))('shows naughty strings, all but signs (CHAT-04; needs ../shared/data)', () => {
    const strings = JSON.parse(readFileSync(NAUGHTY, 'utf8')) as string[];
    const withoutSigns = (text: string) => text.replaceAll(/<br\s*\/?>|[\s*_~`>•-]/gi, '');
    for (const text of strings) {
      const nodes = parseMessage(text, tagged);
      expect(withoutSigns(nodes.map((node) => node.text).join(''))).toBe(withoutSigns(text));
      expect(nodes.every((node) => node.kind !== 'link' || /^https?:\/\//i.test(node.href))).toBe(true);
    }
  });
});
