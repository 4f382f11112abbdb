import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { facesOf } from './fonts.ts';

it('every font of the sheet is cut to the letters and weights that the sheet says (OPS-01)', async () => {
  const sheet = await readFile(path.join(import.meta.dirname, '../src/app/fonts.css'), 'utf8');
  const faces = facesOf(sheet);
  expect(faces.map(({ file }) => file)).toEqual([
    ...new Set([...sheet.matchAll(/url\('([^']+)/g)].map(([, file]) => file)),
  ]);
  const [latin, , arabic] = faces;
  expect(latin?.weights).toEqual({ min: 400, max: 700, default: 400 });
  expect(latin?.text).toMatch(/A.*a.*ß.*ÿ.*—.*€/s);
  expect(latin?.text).not.toContain('ą');
  expect(arabic?.text).toContain('ع');
});
