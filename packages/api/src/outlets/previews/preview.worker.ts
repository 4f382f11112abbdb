import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { composedCover } from '#catalog/composed-cover.ts';
import { serveWorker } from '#platform/workers/serve-worker.ts';
import { xmlText } from '#kernel/xml.ts';
import { PREVIEW } from './preview.contract.ts';
import { previewSvg, type PreviewWords } from './preview-svg.ts';

export interface PreviewToDraw {
  words: PreviewWords;
  /** Folders of fonts and of drawn pictures. */
  fonts: string;
  pictures: string;
  /** Files of the latter: the first that is there. */
  covers: string[];
  /** Covers of four things in the place of one, each by its files. */
  tiles?: string[][];
  /** Empty: the site's own mark. */
  logos: string[];
}

const FONTS = ['inter-bold.otf', 'noto-sans-arabic-bold.ttf', 'noto-sans-sc-bold.otf'];

const toDataUrl = (svg: Buffer): string => `data:image/svg+xml;base64,${svg.toString('base64')}`;

const SITE_MARK = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" fill="none"><path stroke="#0b5d47" d="M18.6 4.9A10.2 10.2 0 1 0 23.9 11" stroke-width="4.6" stroke-linecap="round"/><circle fill="#b03a10" cx="23.1" cy="5.3" r="2.9"/></svg>',
);

async function firstOf(folder: string, files: string[]): Promise<string> {
  for (const file of files) {
    const composed = await composedCover(folder, basename(file));
    const svg = composed === null ? await readFile(join(folder, file)).catch(() => null) : Buffer.from(composed);
    if (svg) return toDataUrl(svg);
  }
  throw new Error(`None of these is there: ${files.join(', ')}.`);
}

/** Draws one preview after the other; nothing is fetched, and only our own pictures are read. */
serveWorker(async ({ words, fonts, pictures, covers, tiles = [], logos }: PreviewToDraw): Promise<Uint8Array> => {
  const options: ResvgRenderOptions = {
    fitTo: { mode: 'width', value: PREVIEW.width },
    font: {
      loadSystemFonts: false,
      fontFiles: FONTS.map((file) => join(fonts, file)),
      defaultFontFamily: 'Inter',
    },
  };
  const measured = new Map<string, number>();
  const measure = (text: string): number => {
    const known = measured.get(text);
    if (known !== undefined) return known;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9000 200"><text x="0" y="120" font-family="Inter" font-size="100" font-weight="700">${xmlText(text)}</text></svg>`;
    const width = text.trim() === '' ? 0 : (new Resvg(svg, options).getBBox()?.width ?? 0);
    measured.set(text, width);
    return width;
  };
  const drawn = {
    cover: await firstOf(pictures, covers),
    tiles: await Promise.all(tiles.map((files) => firstOf(pictures, files))),
    logo: logos.length > 0 ? await firstOf(pictures, logos) : toDataUrl(SITE_MARK),
  };
  return new Resvg(previewSvg(words, drawn, measure), options).render().asPng();
});
