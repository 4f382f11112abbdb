import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../public${path}`, import.meta.url));
/** Width and height as the head of a PNG says. */
const pngSize = (png: Buffer) => {
  expect(png.toString('latin1', 0, 8)).toBe('\x89PNG\r\n\x1a\n');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
};

interface Manifest {
  name: string;
  start_url: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
}

it('the manifest names icons that are there, as large as it says, one of them maskable (UI-03)', () => {
  const { name, start_url: start, icons } = JSON.parse(read('/manifest.webmanifest').toString()) as Manifest;
  expect([name, start]).toEqual(['Onceware', '/']);
  for (const { src, sizes } of icons.filter(({ type }) => type === 'image/png'))
    expect([src, pngSize(read(src))]).toEqual([src, sizes]);
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
});

it('pages name the manifest and icons, which are there, and favicon.ico holds three sizes (UI-03)', () => {
  const html = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  const named = [...html.matchAll(/<link rel="(icon|apple-touch-icon|manifest)" href="([^"]+)"/g)].map(
    ([, , href = '']) => href,
  );
  expect(named).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/manifest.webmanifest']);
  for (const href of named) expect(read(href).length).toBeGreaterThan(0);
  expect(pngSize(read('/apple-touch-icon.png'))).toBe('180x180');
  const ico = read('/favicon.ico');
  const entries = Array.from({ length: ico.readUInt16LE(4) }, (_, n) => 6 + 16 * n);
  const sizes = entries.map((at) =>
    pngSize(ico.subarray(ico.readUInt32LE(at + 12), ico.readUInt32LE(at + 12) + ico.readUInt32LE(at + 8))),
  );
  expect(sizes).toEqual(['16x16', '32x32', '48x48']);
});
