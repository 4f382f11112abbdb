import { setImmediate as turn } from 'node:timers/promises';
import { Parser } from 'htmlparser2';
import { pageLimits } from './page.limits.ts';
import { readWebAddress } from './canonical-url.ts';
import { createScreenshotFinder } from './find-screenshots.ts';
import { readLinkedData } from './linked-data.ts';
import { refreshTarget } from './refresh-target.ts';

/** Facts that a page gives about itself; empty or null where it gives none. */
export interface PageFacts {
  title: string;
  description: string;
  siteName: string;
  /** Addresses of its picture and its icon. */
  pictureUrl: string | null;
  iconUrl: string | null;
  /** Address of an SVG icon, if the page names no other. */
  svgIconUrl: string | null;
  /** Target of a redirect within the page, immediate or nearly so. */
  refreshUrl: string | null;
  /** Addresses of pictures that may show its product, the most certain ones first; only where they were asked for. */
  screenshotUrls: string[];
}

/** Characters that are read in one time slice. */
const PIECE = 32 * 1024;
/** Limits of elements and depth at which reading a page stops, because the parser searches all open elements. */
const ELEMENTS_MAX = 20_000;
const DEPTH_MAX = 256;
/** Length of a text, before it is cut to what is stored. */
const TEXT_MAX = 10_000;
const LINKED_DATA_MAX = 100_000;

/** Names of a value in metadata, best first. */
const SAID = {
  title: ['og:title', 'twitter:title', 'ld:title', 'title', 'h1'],
  description: ['og:description', 'description', 'twitter:description', 'ld:description'],
  siteName: ['og:site_name', 'application-name', 'ld:site'],
  picture: [
    'og:image:secure_url',
    'og:image',
    'og:image:url',
    'twitter:image',
    'twitter:image:src',
    'ld:image',
    'image_src',
  ],
} as const;
const NAMES: ReadonlySet<string> = new Set(Object.values(SAID).flat());

/**
 * Reads what an HTML page says of itself: Open Graph, Twitter's cards, JSON-LD, its title and its icons (CAT-13). Whatever it is
 * given, it takes time by its length alone, in turns with others, and what it answers is short and plain.
 *
 * @param url where it was in the end
 * @param wanted `screenshots` reads the whole page, for they are in its body
 */
export async function readPage(html: string, url: string, wanted: { screenshots?: boolean } = {}): Promise<PageFacts> {
  const finder = wanted.screenshots ? createScreenshotFinder() : null;
  const said = new Map<string, string>();
  const icons: Icon[] = [];
  let base = url;
  let refresh: string | null = null;
  /** Within `noscript`, which is not for readers like most. */
  let noscripts = 0;
  /** Target of the text that is being read, and its maximum length. */
  let text: { of: 'title' | 'ld' | 'h1'; value: string; max: number } | null = null;
  const read = { elements: 0, depth: 0, isEnough: false };

  const say = (name: string, value: string | undefined) => {
    if (value?.trim() && NAMES.has(name) && !said.has(name)) said.set(name, value.slice(0, TEXT_MAX));
  };
  const stop = () => {
    read.isEnough = true;
    parser.pause();
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      read.elements += 1;
      read.depth += 1;
      if (read.elements > ELEMENTS_MAX || read.depth > DEPTH_MAX) stop();
      finder?.open(name, attributes, read.depth);
      if (name === 'noscript') noscripts += 1;
      else if (name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'refresh')
        refresh ??= noscripts > 0 ? null : refreshTarget(attributes.content ?? '');
      else if (name === 'meta')
        say((attributes.property ?? attributes.name ?? attributes.itemprop ?? '').toLowerCase(), attributes.content);
      else if (name === 'link') readLink(attributes);
      else if (name === 'base' && base === url) base = resolve(attributes.href, url) ?? url;
      else if (name === 'title' && !said.has('title')) text = { of: 'title', value: '', max: TEXT_MAX };
      else if (name === 'h1' && !said.has('h1')) text = { of: 'h1', value: '', max: TEXT_MAX };
      else if (name === 'script' && attributes.type?.toLowerCase() === 'application/ld+json')
        text = { of: 'ld', value: '', max: LINKED_DATA_MAX };
      // Stops at the body, because what others go by is in the head.
      else if (!finder && name === 'body' && said.has('og:title') && said.has('og:image')) stop();
    },
    ontext(piece) {
      if (text && text.value.length < text.max) text.value += piece.slice(0, text.max - text.value.length);
    },
    onclosetag(name) {
      read.depth -= 1;
      finder?.close(read.depth);
      if (name === 'noscript') noscripts -= 1;
      if (name !== 'title' && name !== 'script' && name !== 'h1') return;
      if (text?.of === 'title' || text?.of === 'h1') say(text.of, text.value);
      if (text?.of === 'ld') {
        const { screenshots, ...words } = readLinkedData(text.value);
        for (const [of, value] of Object.entries(words)) say(`ld:${of}`, value);
        finder?.addLinked(screenshots);
      }
      text = null;
    },
  });
  const readLink = ({ rel = '', href, sizes = '', type = '' }: Record<string, string | undefined>) => {
    const rels = rel.toLowerCase().split(/\s+/);
    if (rels.includes('image_src')) say('image_src', href);
    const isTouch = rels.some((one) => one.startsWith('apple-touch-icon'));
    if (!(isTouch || rels.includes('icon')) || icons.length >= ICONS_MAX) return;
    const address = resolve(href, base);
    const isSvg = type.includes('svg') || /\.svg(?:[?#]|$)/i.test(href ?? '');
    if (address) icons.push({ address, isSvg, size: Number.parseInt(sizes, 10) || (isTouch ? 180 : 16) });
  };

  for (let at = 0; at < html.length && !read.isEnough; at += PIECE) {
    parser.write(html.slice(at, at + PIECE));
    await turn();
  }
  // A page that was cut off within its title gets that title too.
  if (!read.isEnough) parser.end();
  const first = (names: readonly string[]) => names.map((name) => said.get(name)).find((value) => value) ?? '';
  const icon = icons.filter(({ isSvg }) => !isSvg).toSorted((one, other) => distance(one) - distance(other))[0];
  return {
    title: plainText(first(SAID.title), pageLimits.titleMax),
    description: plainText(first(SAID.description), pageLimits.descriptionMax),
    siteName: plainText(first(SAID.siteName), pageLimits.siteNameMax),
    pictureUrl: resolve(first(SAID.picture) || undefined, base),
    iconUrl: icon?.address ?? resolve('/favicon.ico', url),
    svgIconUrl: icon ? null : (icons[0]?.address ?? null),
    refreshUrl: resolve(refresh ?? undefined, base),
    screenshotUrls: [...new Set(finder?.all().flatMap((address) => resolve(address, base) ?? []))],
  };
}

interface Icon {
  address: string;
  isSvg: boolean;
  size: number;
}
const ICONS_MAX = 20;
/** The size that icons are kept in. */
const ICON_SIZE = 64;
const distance = ({ size }: Icon) => Math.abs(size - ICON_SIZE);

function resolve(address: string | undefined, base: string): string | null {
  if (address === undefined || !URL.canParse(address.trim(), base)) return null;
  return readWebAddress(new URL(address.trim(), base).href)?.href ?? null;
}

/** Puts a stranger's text on one line, without characters that would turn or break the text around it. */
export function plainText(value: string, max: number): string {
  const line = value
    .slice(0, TEXT_MAX)
    .replaceAll(/[\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replaceAll(/[\p{Cc}\p{Z}]+/gu, ' ')
    .toWellFormed()
    .trim();
  return Array.from(line).slice(0, max).join('').trim();
}
