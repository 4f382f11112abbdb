import { z } from 'zod';
import { gravatarLimits } from './gravatar.limits.ts';

/** GET /api/gravatar/exists: the MD5 or SHA-256 of an address, and the image's width in pixels. Takes a query string's texts. */
export const gravatarInput = z.object({
  hash: z
    .string()
    .regex(/^([0-9a-f]{32}|[0-9a-f]{64})$/i, 'A hash has 32 or 64 hexadecimal digits.')
    .toLowerCase(),
  s: z
    .union([
      z.int().min(gravatarLimits.sizeMin).max(gravatarLimits.sizeMax),
      z
        .string()
        .regex(/^\d{1,4}$/, 'A whole number of pixels.')
        .transform(Number),
    ])
    .pipe(z.int().min(gravatarLimits.sizeMin).max(gravatarLimits.sizeMax))
    .default(gravatarLimits.sizeDefault),
});
