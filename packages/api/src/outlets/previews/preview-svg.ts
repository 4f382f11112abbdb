import { xmlText } from '#kernel/xml.ts';
import { PREVIEW } from './preview.contract.ts';

/** Words of a preview; it is drawn again when any of them changes. */
export interface PreviewWords {
  title: string;
  /** Above the title: of the tool, or of the site. */
  name: string;
  /** `$49`; empty: none is said. */
  price: string;
  before: string;
  saving: string;
}

/** SVG files as data: addresses. */
export interface PreviewPictures {
  cover: string;
  /** Four, in the cover's place; or none. */
  tiles?: readonly string[];
  logo: string;
}

/** The width of a text at a size of 100, in the title's letters. */
export type Measure = (text: string) => number;

const FAMILY = 'Inter, Noto Sans Arabic, Noto Sans CJK SC';
const COLORS = { paper: '#faf7f0', ink: '#211c15', muted: '#5e5546', brand: '#0b5d47', signal: '#b03a10' };
const TEXT = { start: 64, width: 576 };
const COVER = { start: 704, width: PREVIEW.width - 704 };
/** The largest in which the title fits; in the last one it is cut. */
const TITLES = [
  { size: 68, lines: 3 },
  { size: 56, lines: 4 },
  { size: 46, lines: 4 },
] as const;
const TITLE_MAX = 200;

const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Words, and of a word that no line can hold, its letters. */
function piecesOf(title: string, size: number, measure: Measure): { text: string; isGlued: boolean; width: number }[] {
  return title.split(/\s+/).flatMap((word) => {
    const width = (measure(word) * size) / 100;
    if (width <= TEXT.width) return [{ text: word, isGlued: false, width }];
    return [...letters.segment(word)].map(({ segment }, index) => ({
      text: segment,
      isGlued: index > 0,
      width: (measure(segment) * size) / 100,
    }));
  });
}

function linesOf(title: string, size: number, measure: Measure): string[] {
  const space = size * 0.28;
  const lines: string[] = [];
  let [line, length] = ['', 0];
  for (const { text, isGlued, width } of piecesOf(title, size, measure)) {
    const gap = line === '' || isGlued ? 0 : space;
    if (line !== '' && length + gap + width > TEXT.width) {
      lines.push(line);
      [line, length] = [text, width];
    } else {
      line += (gap > 0 ? ' ' : '') + text;
      length += gap + width;
    }
  }
  return [...lines, line];
}

function setTitle(title: string, measure: Measure): { size: number; lines: string[] } {
  let set: { size: number; lines: string[] } = { size: 0, lines: [] };
  for (const { size, lines: max } of TITLES) {
    const lines = linesOf(title, size, measure);
    set = { size, lines: lines.length > max ? [...lines.slice(0, max - 1), `${lines[max - 1]}\u2026`] : lines };
    if (lines.length <= max) break;
  }
  return set;
}

/** Cuts a text to the given width. */
function cut(content: string, width: number, widthOf: (content: string) => number): string {
  const parts = [...letters.segment(content)].map(({ segment }) => segment).slice(0, 60);
  while (parts.length > 1 && widthOf(parts.join('')) > width) parts.pop();
  const held = parts.join('');
  return held.length < content.length ? `${held}\u2026` : held;
}

/** The drawing of a preview: words at the side where its language begins, the cover at the other. */
export function previewSvg(words: PreviewWords, pictures: PreviewPictures, measure: Measure): string {
  const title = words.title.slice(0, TITLE_MAX).trim();
  const isMirrored = RIGHT_TO_LEFT.test(title);
  const at = (start: number, width: number) => (isMirrored ? PREVIEW.width - start - width : start);
  const text = (
    content: string,
    y: number,
    size: number,
    color: string,
    options: { indent?: number; more?: string },
  ) => {
    const { indent = 0, more = '' } = options;
    const x = isMirrored ? PREVIEW.width - TEXT.start - indent : TEXT.start + indent;
    const anchor = isMirrored ? 'end' : 'start';
    return `<text x="${x}" y="${y}" font-size="${size}" font-weight="700" fill="${color}" text-anchor="${anchor}" ${more}>${xmlText(content)}</text>`;
  };
  const picture = (href: string, x: number, y: number, width: number, height: number) =>
    `<image href="${href}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"/>`;
  // Within its own frame, because what is sliced would be drawn over its neighbours.
  const tileAt = (href: string, x: number, y: number, width: number, height: number) =>
    `<svg x="${x}" y="${y}" width="${width}" height="${height}">${picture(href, 0, 0, width, height)}</svg>`;
  const { size, lines } = setTitle(title, measure);
  const widthOf = (content: string, of: number) => (measure(content) * of) / 100;
  const priceWidth = widthOf(words.price, 60) + 24;
  const beforeWidth = widthOf(words.before, 34) + 20;
  // Beside a price of many digits there is no room for another.
  const hasRoom = priceWidth + beforeWidth + widthOf(words.saving, 34) <= TEXT.width;
  const coverAt = at(COVER.start, COVER.width);

  const { tiles = [] } = pictures;
  const [width, height] = [COVER.width / 2, PREVIEW.height / 2];
  const covers =
    tiles.length === 4
      ? tiles.map((tile, n) => tileAt(tile, (n % 2) * width, Math.floor(n / 2) * height, width, height)).join('')
      : picture(pictures.cover, 0, 0, COVER.width, PREVIEW.height);

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PREVIEW.width} ${PREVIEW.height}" font-family="${FAMILY}">
<rect width="100%" height="100%" fill="${COLORS.paper}"/>
<svg x="${coverAt}" y="0" width="${COVER.width}" height="${PREVIEW.height}">${covers}</svg>
${picture(pictures.logo, at(TEXT.start, 72), 64, 72, 72)}
${text(
  cut(words.name, TEXT.width - 120, (part) => widthOf(part, 34)),
  112,
  34,
  COLORS.muted,
  { indent: 92 },
)}
${lines.map((line, index) => text(line, 216 + Math.round(index * size * 1.18) + (size - 46) / 2, size, COLORS.ink, {})).join('\n')}
${text(words.price, 566, 60, COLORS.brand, {})}
${text(hasRoom ? words.before : '', 566, 34, COLORS.muted, { indent: priceWidth, more: 'text-decoration="line-through"' })}
${text(hasRoom ? words.saving : '', 566, 34, COLORS.signal, { indent: priceWidth + beforeWidth })}
</svg>`;
}
