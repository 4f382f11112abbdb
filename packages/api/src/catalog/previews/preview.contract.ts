import { z } from 'zod';
import { catalogLimits } from '../catalog.limits.ts';

export const PREVIEW_KINDS = ['deals', 'tools'] as const;

export const previewInput = z.object({
  kind: z.enum(PREVIEW_KINDS),
  slug: z.string().min(1).max(catalogLimits.slugMax),
});
export type PreviewInput = z.infer<typeof previewInput>;

/** In pixels, as those who show previews want them. */
export const PREVIEW = { width: 1200, height: 630 } as const;
