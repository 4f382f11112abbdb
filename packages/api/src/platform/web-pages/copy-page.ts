import { setImmediate as turn } from 'node:timers/promises';
import { Parser } from 'htmlparser2';
import { xmlText } from '#kernel/xml.ts';
import { readWebAddress } from './canonical-url.ts';
import { pageLimits } from './page.limits.ts';
import { plainText } from './read-page.ts';

/** A page as it was read, to be kept. */
export interface PageCopy {
  title: string;
  /** A document of words and links: nothing in it runs, or is loaded. */
  html: string;
  /** Its words, a paragraph a line. */
  text: string;
}

interface Taken {
  /** Final address, after redirects. */
  url: string;
  at: Date;
}

/** Characters that are read in one time slice. */
const PIECE = 32 * 1024;
/** Limits of elements and depth at which reading stops, because the parser searches all open elements. */
const ELEMENTS_MAX = 50_000;
const DEPTH_MAX = 256;

const BLOCKS = new Set(
  `address article aside blockquote body caption dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header
  hr li main nav ol option p pre section summary table tbody tfoot thead tr ul`.split(/\s+/),
);
/** Elements that stay; of the others only the words do. */
const KEPT = new Set([
  ...BLOCKS,
  ...'a abbr b cite code del dfn em i ins kbd mark q s small span strong sub sup td th time u br'.split(' '),
]);
for (const name of ['body', 'fieldset', 'form', 'option', 'address']) KEPT.delete(name);
const VOID = new Set(['br', 'hr']);
/** Elements whose contents are not words of the page. */
const DROPPED = new Set(
  'applet audio canvas datalist embed frameset iframe math noembed noframes noscript object script style svg template title video'.split(
    ' ',
  ),
);

/**
 * Copies a page's words, headings, lists, tables and links as a document without scripts, styles, pictures, forms and anything
 * else that its readers' browsers would run or load (NOTE-07). Whatever it is given, it takes time by its length alone, in turns
 * with others.
 */
export async function copyPage(html: string, { url, at }: Taken): Promise<PageCopy> {
  const body: string[] = [];
  const text: string[] = [];
  let title = '';
  let language = '';
  let direction = '';
  let elements = 0;
  let depth = 0;
  /** Depth at which the outermost dropped element began; 0: in none. */
  let droppedAt = 0;
  let isTitle = false;
  const read = { isEnough: false };
  /** Names of kept elements that are open. */
  const open: string[] = [];

  const parser = new Parser({
    onopentag(name, attributes) {
      elements += 1;
      depth += 1;
      if (elements > ELEMENTS_MAX || depth > DEPTH_MAX) {
        read.isEnough = true;
        parser.pause();
        return;
      }
      if (name === 'html') {
        language = /^[a-z]{2,3}(?:-[a-z0-9]{1,8}){0,3}$/i.exec(attributes.lang?.trim() ?? '')?.[0] ?? '';
        direction = /^(?:ltr|rtl)$/i.exec(attributes.dir?.trim() ?? '')?.[0].toLowerCase() ?? '';
      }
      if (name === 'title' && title === '' && droppedAt === 0) isTitle = true;
      if (droppedAt === 0 && DROPPED.has(name)) droppedAt = depth;
      if (droppedAt > 0) return;
      if (BLOCKS.has(name) || name === 'br') text.push('\n');
      else if (name === 'td' || name === 'th') text.push('\t');
      if (name === 'img' && attributes.alt?.trim()) {
        body.push(`<em>[${xmlText(attributes.alt.trim().slice(0, 300))}]</em>`);
        return;
      }
      if (!KEPT.has(name)) return;
      body.push(`<${name}${attributesOf(name, attributes, url)}>`);
      if (!VOID.has(name)) open.push(name);
    },
    ontext(piece) {
      if (isTitle) title += piece.slice(0, 10 * pageLimits.titleMax);
      if (droppedAt > 0 || read.isEnough) return;
      body.push(xmlText(piece));
      text.push(piece);
    },
    onclosetag(name) {
      if (read.isEnough) return;
      const wasDropped = droppedAt > 0;
      if (droppedAt === depth) droppedAt = 0;
      depth -= 1;
      if (name === 'title') isTitle = false;
      if (wasDropped) return;
      if (KEPT.has(name) && !VOID.has(name)) body.push(`</${open.pop() ?? name}>`);
      if (BLOCKS.has(name)) text.push('\n');
    },
  });
  for (let from = 0; from < html.length && !read.isEnough; from += PIECE) {
    parser.write(html.slice(from, from + PIECE));
    await turn();
  }
  if (!read.isEnough) parser.end();
  // Closes what is open where reading stopped half-way.
  for (const name of open.toReversed()) body.push(`</${name}>`);
  const line = plainText(title, pageLimits.titleMax);
  return {
    title: line,
    html: documentOf({ title: line, language, direction, url, at, body: body.join('') }),
    text: readable(text),
  };
}

/** Only what says how to read it, and where a link leads. */
function attributesOf(name: string, attributes: Record<string, string>, base: string): string {
  if (name === 'a') {
    const href = URL.parse(attributes.href?.trim() ?? '', base)?.href;
    const address = attributes.href === undefined || !href ? undefined : readWebAddress(href)?.href;
    return address ? ` href="${xmlText(address)}" rel="noopener noreferrer nofollow"` : '';
  }
  const spans = name === 'td' || name === 'th' ? (['colspan', 'rowspan'] as const) : [];
  return spans
    .map((span) => (/^\d{1,3}$/.test(attributes[span] ?? '') ? ` ${span}="${attributes[span]}"` : ''))
    .join('');
}

interface Document extends Taken {
  title: string;
  language: string;
  direction: string;
  body: string;
}

/** The policy stands in the file itself, for whoever opens it from a disk. */
const documentOf = ({ title, language, direction, url, at, body }: Document): string =>
  `<!doctype html>
<html${language && ` lang="${language}"`}${direction && ` dir="${direction}"`}><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<meta name="viewport" content="width=device-width">
<meta name="source" content="${xmlText(url)}"><meta name="taken" content="${at.toISOString()}">
<title>${xmlText(title)}</title></head><body>
${body}
</body></html>
`;

/** Paragraphs without empty lines and runs of spaces between them. */
const readable = (pieces: readonly string[]): string =>
  pieces
    .join('')
    .toWellFormed()
    .split('\n')
    .map((line) =>
      line
        .replaceAll(/[\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
        .replaceAll(/[\p{Cc}\p{Z}]+/gu, ' ')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n');
