/** Draws the site's icons from favicon.svg into apps/web/public: for browsers without SVG, and for home screens. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const target = join(import.meta.dirname, '../../../apps/web/public');
// A picture has one scheme: the light one.
const mark = (await readFile(join(target, 'favicon.svg'), 'utf8'))
  .trim()
  .replace(/@media\(prefers-color-scheme:dark\)\{(?:[^{}]*\{[^{}]*\})*\}/, '');
const drawing = mark.replace(/^<svg[^>]*>|<\/svg>$/g, '');

/** The paper of the light scheme: home screens show no transparency. */
const PAPER = '#faf7f0';

const render = (svg: string, size: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();

/** The mark on paper, taking `share` of the width: phones cut off up to a fifth at each side of a maskable icon. */
const onPaper = (share: number): string => {
  const margin = (28 / share - 28) / 2;
  const side = 28 / share;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${side} ${side}" fill="none"><rect x="${-margin}" y="${-margin}" width="${side}" height="${side}" fill="${PAPER}"/>${drawing}</svg>`;
};

/** PNG files in the container of .ico: a head of 6 bytes, an entry of 16 for each, the files. */
function icoOf(pictures: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

const files: [string, Buffer][] = [
  ['favicon.ico', icoOf([16, 32, 48].map((size) => ({ size, png: render(mark, size) })))],
  ['apple-touch-icon.png', render(onPaper(0.7), 180)],
  ['icon-192.png', render(onPaper(0.8), 192)],
  ['icon-512.png', render(onPaper(0.8), 512)],
  ['icon-maskable-512.png', render(onPaper(0.55), 512)],
];
for (const [name, content] of files) await writeFile(join(target, name), content);
console.info(files.map(([name, { length }]) => `${name} ${length} B`).join(', '));
