import { z } from 'zod';
import { LANGUAGE_CODES } from '#kernel/languages.ts';
import { catalogLimits } from '#catalog/catalog.limits.ts';

export const PREVIEW_KINDS = ['deals', 'tools', 'pages', 'collections'] as const;
/** Pages that have a picture of their own; these are the slugs of the kind `pages`. */
export const SITE_PAGES = ['home', 'about', 'blog'] as const;

export const previewInput = z.object({
  kind: z.enum(PREVIEW_KINDS),
  slug: z.string().min(1).max(catalogLimits.slugMax),
  /** The language of a page's words; deals and tools have their own. */
  lang: z.enum(LANGUAGE_CODES).optional(),
});
export type PreviewInput = z.infer<typeof previewInput>;

/** Pixels that consumers of previews ask for. */
export const PREVIEW = { width: 1200, height: 630 } as const;
