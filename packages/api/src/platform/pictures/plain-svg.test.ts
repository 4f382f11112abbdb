import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { plainSvg } from './plain-svg.ts';

const svg = (inner: string, root = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inner}</svg>`;
const plain = (text: string) => plainSvg(Buffer.from(text), 64);
/** Red, green, blue and how solid, of the pixel in the middle. */
function middleOf(text: string): number[] {
  const { width, height, pixels } = new Resvg(plain(text), { font: { loadSystemFonts: false } }).render();
  expect([width, height]).toEqual([64, 64]);
  return [...pixels.subarray(4 * (32 * 64 + 32), 4 * (32 * 64 + 32) + 4)];
}

describe('an icon that is SVG', () => {
  it.each([
    ['by an attribute', '<rect width="10" height="10" fill="#ff0000"/>'],
    ['by a declaration', '<g style="fill:red;stroke:none"><path d="M0 0h10v10H0z"/></g>'],
    [
      'by a gradient',
      '<defs><linearGradient id="a"><stop stop-color="red"/><stop offset="1" stop-color="red"/></linearGradient></defs><circle cx="5" cy="5" r="5" fill="url(#a)"/>',
    ],
    [
      'beside what nobody sees',
      '<title>Red</title><metadata><x:y/></metadata><rect width="10" height="10" fill="red"/>',
    ],
  ])('is drawn, coloured %s (CAT-13)', (_how, inner) => {
    expect(middleOf(svg(inner))).toEqual([255, 0, 0, 255]);
    expect(middleOf(`<?xml version="1.0"?><!DOCTYPE svg>${svg(inner, 'width="10px" height="10px"')}`)).toEqual([
      255, 0, 0, 255,
    ]);
  });

  it('keeps nothing that runs, or leads anywhere (CAT-13, T52)', () => {
    const text = plain(
      svg(
        '<rect onclick="alert(1)" data-a="https://a.example" width="1" height="1" id="&lt;script>"/>',
        'onload="a()" viewBox="0 0 1 1"',
      ),
    );
    expect(text).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 1 1"><rect width="1" height="1" id="&lt;script&gt;"></rect></svg>',
    );
  });

  it.each([
    ['a picture of this machine', svg('<image href="/etc/passwd" width="9" height="9"/>')],
    ['a picture of elsewhere', svg('<image xlink:href="http://127.0.0.1/a.png"/>')],
    ['a script', svg('<script>while(true);</script>')],
    ['a page', svg('<foreignObject/>')],
    ['words', svg('<text>a</text>')],
    ['a style', svg('<style>@import url(http://127.0.0.1)</style>')],
    ['what repeats', svg('<g id="a"><use href="#a"/></g>')],
    ['what repeats by reference', svg('<linearGradient id="a" href="#b"/>')],
    ['a filter', svg('<rect width="9" height="9" filter="url(#a)"/>')],
    ['a pattern', svg('<pattern id="a"/>')],
    ['a million dashes', svg('<path d="M0 0h9" stroke-dasharray=".00001"/>')],
    ['a paint of elsewhere', svg('<rect fill="url(http://127.0.0.1/#a)"/>')],
    ['a declared one', svg('<rect style="fill:URL(//a.example/b#c)"/>')],
    ['a drawing in it', svg(svg(''))],
    ['no size', svg('', '')],
    ['a size that is none', svg('', 'viewBox="0 0 0 1e999"')],
    ['numbers without end', svg('<path d="M0 0h1e30"/>')],
    ['long numbers', svg('<rect width="1000000"/>')],
    ['too deep', svg('<g>'.repeat(40))],
    ['too many', svg('<g/>'.repeat(1001))],
    ['too long', svg(' '.repeat(70_000))],
    ['another root', '<html><svg/></html>'],
    ['nothing', ''],
  ])('is refused for %s (CAT-13, T52)', (_what, text) => {
    expect(() => plain(text)).toThrow('drawing');
  });
});
