import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const read = (bytes: Buffer | string, type = 'text/html') =>
  decodeText({
    headers: { 'content-type': type },
    body: Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes, 'latin1'),
  });

const CAFE = 'caf\xe9';
const NIHONGO = Buffer.from([0x93, 0xfa, 0x96, 0x7b, 0x8c, 0xea]);

it.each([
  ['UTF-8', Buffer.from('café'), undefined, 'café'],
  ['UTF-8 with a mark', Buffer.from('\uFEFFcafé'), 'text/html; charset=iso-8859-1', 'café'],
  ['UTF-16', Buffer.from('\uFEFFcafé', 'utf16le'), undefined, 'café'],
  ['what the header names', CAFE, 'text/html; charset="ISO-8859-1"', 'café'],
  ['what the page names', `<meta charset=windows-1252>${CAFE}`, undefined, '<meta charset=windows-1252>café'],
  [
    'what an old page names',
    Buffer.concat([Buffer.from('<META http-equiv=Content-Type content="text/html; charset=Shift_JIS">'), NIHONGO]),
    undefined,
    '<META http-equiv=Content-Type content="text/html; charset=Shift_JIS">日本語',
  ],
  [
    'what XML names',
    `<?xml version="1.0" encoding="ISO-8859-1"?><a>${CAFE}</a>`,
    'application/rss+xml',
    '<?xml version="1.0" encoding="ISO-8859-1"?><a>café</a>',
  ],
  ['an encoding that is none', CAFE, 'text/html; charset=latin-9000', 'café'],
  [
    'a page that says UTF-16 of itself',
    Buffer.from('<meta charset=utf-16>café'),
    undefined,
    '<meta charset=utf-16>café',
  ],
  ['nothing said', CAFE, undefined, 'café'],
])('a text is read in its encoding: %s (CAT-13)', (_, bytes, type, expected) => {
  expect(read(bytes, type)).toBe(expected);
});
