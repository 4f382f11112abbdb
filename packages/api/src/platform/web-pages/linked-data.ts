import { z } from 'zod';

/** Facts of a page from its JSON-LD, in schema.org's vocabulary. */
export interface LinkedData {
  title?: string | undefined;
  description?: string | undefined;
  site?: string | undefined;
  image?: string | undefined;
  /** Addresses of pictures of the product. */
  screenshots: string[];
}

/** Entries of a list that are read. */
const LOOKED_AT = 20;

const word = z.string().optional().catch(undefined);
const image = z.union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)]);
const node = z.object({
  '@type': z.union([z.string(), z.array(z.string()).transform(([first]) => first)]).catch(''),
  headline: word,
  name: word,
  description: word,
  image: z
    .union([image, z.array(image).transform(([first]) => first)])
    .optional()
    .catch(undefined),
  screenshot: z
    .union([image.transform((one) => [one]), z.array(image)])
    .optional()
    .catch(undefined),
  publisher: z.object({ name: word }).optional().catch(undefined),
});
const graph = z.object({ '@graph': z.array(z.unknown()) });

/** Types that describe the page as a whole; a breadcrumb or a person has a name as well. */
const OF_PAGE =
  /^(?:\w*Article|\w*Posting|WebPage|\w+Page|Product|SoftwareApplication|\w+Application|VideoObject|Movie|Book|Recipe|Event|Course|SoftwareSourceCode)$/;

/** The first thing in a JSON-LD text that is the page itself; nothing where that is no such text. */
export function readLinkedData(json: string): LinkedData {
  for (const one of nodesOf(json)) {
    const { data } = node.safeParse(one);
    if (!data || !OF_PAGE.test(data['@type'] ?? '')) continue;
    const { headline, name, description, image: picture, publisher, screenshot = [] } = data;
    return { title: headline ?? name, description, site: publisher?.name, image: picture, screenshots: screenshot };
  }
  return { screenshots: [] };
}

function nodesOf(json: string): unknown[] {
  try {
    const read: unknown = JSON.parse(json);
    const all = (Array.isArray(read) ? read : [read]).slice(0, LOOKED_AT);
    return all.flatMap((one) => graph.safeParse(one).data?.['@graph'].slice(0, LOOKED_AT) ?? [one]);
  } catch {
    // Written by whoever wrote the page.
    return [];
  }
}
