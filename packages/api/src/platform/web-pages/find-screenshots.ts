import { pageLimits } from './page.limits.ts';

type Attributes = Readonly<Record<string, string | undefined>>;

/** Names by which pages call what shows their product. */
const SHOWS_PRODUCT =
  /screen-?shot|screen[-_ ]?grab|gallery|carousel|slider|slideshow|product-?(?:image|shot|tour|preview)/i;
/** Pictures of something else that stand in such places, too. */
const SHOWS_OTHER = /logo|avatar|icon|badge|flag|sprite|placeholder|spinner|testimonial|author|headshot/i;
/** Widest candidate of a `srcset` that is worth its bytes. */
const WIDTH_MAX = 2_400;
const SRCSET_MAX = 8_000;

/** Collects the addresses of pictures that may show a page's product, while the page is parsed. */
export function createScreenshotFinder() {
  /** Addresses as they are written: those that linked data calls screenshots, those of galleries, and the page's own pictures. */
  const found = { linked: [] as string[], gallery: [] as string[], page: [] as string[] };
  /** Depth of the element that calls itself a gallery, outermost. */
  let galleryDepth: number | null = null;
  const add = (kind: keyof typeof found, address: string | undefined) => {
    const list = found[kind];
    if (address?.trim() && list.length < pageLimits.screenshotsMax && !list.includes(address)) list.push(address);
  };

  return {
    open(name: string, attributes: Attributes, depth: number) {
      if (name === 'meta') {
        if (/^og:image(?::(?:secure_)?url)?$/i.test(attributes.property ?? attributes.name ?? ''))
          add('page', attributes.content);
        return;
      }
      const names = `${attributes.class ?? ''} ${attributes.id ?? ''}`.slice(0, 1_000);
      const isGallery = SHOWS_PRODUCT.test(names);
      if (name !== 'img') {
        if (isGallery && galleryDepth === null) galleryDepth = depth;
        return;
      }
      const address = largestOf(attributes);
      const about = `${names} ${attributes.alt ?? ''} ${address ?? ''}`.slice(0, 2_000);
      if (SHOWS_OTHER.test(about) || /\.svg(?:[?#]|$)|^data:/i.test(address ?? '')) return;
      if (galleryDepth !== null || SHOWS_PRODUCT.test(about)) add('gallery', address);
    },
    /** @param depth after the element was closed */
    close(depth: number) {
      if (galleryDepth !== null && depth < galleryDepth) galleryDepth = null;
    },
    addLinked(addresses: readonly string[]) {
      for (const address of addresses) add('linked', address);
    },
    /** Returns the addresses, the most certain ones first. */
    all: (): string[] => [...new Set([...found.linked, ...found.gallery, ...found.page])],
  };
}

/** The address of an `img` in its largest version, also where a script puts it in later. */
function largestOf(attributes: Attributes): string | undefined {
  const srcset = (attributes.srcset ?? attributes['data-srcset'] ?? '').slice(0, SRCSET_MAX);
  const candidates = srcset.split(/,\s+/).flatMap((candidate) => {
    const [address, width = ''] = candidate.trim().split(/\s+/);
    const size = Number.parseFloat(width) || 0;
    return address && width.endsWith('w') && size <= WIDTH_MAX ? [{ address, size }] : [];
  });
  const [largest] = candidates.toSorted((one, other) => other.size - one.size);
  return largest?.address ?? attributes['data-src'] ?? attributes['data-lazy-src'] ?? attributes.src;
}
