import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Font features for letters that stand together, figures in columns, and the two alternates of theme/base.css. */
const FEATURES = 'ccmp locl mark mkmk kern calt clig liga rlig rclt curs init medi fina isol tnum cv05 ss03'.split(' ');

const FACE =
  /font-weight: (?<min>\d+) (?<max>\d+);\s*src: url\('(?<file>[^']+\.woff2)'\)[^;]*;\s*unicode-range:(?<ranges>[^;]+);/g;

interface Face {
  file: string;
  weights: { min: number; max: number; default: number };
  text: string;
}

/** The faces of a sheet whose files come from packages, each file once. */
export function facesOf(sheet: string): Face[] {
  const faces = [...sheet.matchAll(FACE)].map(({ groups: { min, max, file = '', ranges = '' } = {} }) => ({
    file,
    weights: { min: Number(min), max: Number(max), default: Number(min) },
    text: textOf(ranges),
  }));
  return [...new Map(faces.map((face) => [face.file, face])).values()];
}

function textOf(ranges: string): string {
  const points = ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range
      .trim()
      .replace('U+', '')
      .split('-')
      .map((point) => Number.parseInt(point, 16));
    return Array.from({ length: to - from + 1 }, (_, n) => from + n);
  });
  return String.fromCodePoint(...points);
}

const CACHE = path.join(import.meta.dirname, '../node_modules/.cache/fonts');

/** The face's file with the letters, weights and features that it is used with: about half of it. Kept from build to build. */
async function lean({ file, weights, text }: Face): Promise<string> {
  const original = await readFile(fileURLToPath(import.meta.resolve(file)));
  const options = { targetFormat: 'woff2', keepFeatures: FEATURES, variationAxes: { wght: weights } } as const;
  const hash = createHash('sha256')
    .update(original)
    .update(JSON.stringify([options, text]))
    .digest('hex')
    .slice(0, 12);
  const made = path.join(CACHE, hash, path.basename(file));
  if (existsSync(made)) return made;
  await mkdir(path.dirname(made), { recursive: true });
  const draft = `${made}.${process.pid}`;
  await writeFile(draft, await subsetFont(original, text, options));
  await rename(draft, made);
  return made;
}

/** Gives every import of a font that the sheet names the lean file. An alias, for `url()` in sheets asks no plugin. */
export function fonts(sheet: string): Plugin {
  return {
    name: 'fonts',
    async config() {
      const alias = facesOf(await readFile(sheet, 'utf8')).map(async (face) => ({
        find: new RegExp(`^${face.file.replaceAll('.', '\\.')}`),
        replacement: await lean(face),
      }));
      return { resolve: { alias: await Promise.all(alias) } };
    },
  };
}
