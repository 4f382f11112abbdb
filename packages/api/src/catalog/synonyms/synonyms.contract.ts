import { z } from 'zod';
import { list } from '#kernel/list.ts';
import { line } from '#kernel/text.ts';
import { CATEGORIES } from '../catalog.limits.ts';
import { synonymLimits } from './synonyms.limits.ts';

export type * from './synonyms.answers.ts';

/** Words or short phrases in any language; signs alone are none that a search could look for. */
const term = line(synonymLimits.termMax).refine((value) => /[\p{L}\p{N}]/u.test(value), 'This is not a word.');

export const synonymsInput = z.object({ id: z.uuid('This is not an id.').toLowerCase() });

const unique = (words: string[]) => [...new Map(words.map((one) => [one.toLowerCase(), one] as const)).values()];

/** A group as it shall be: of two words at least, or of one that a category or tags give a meaning. The id is the caller's, so that a repetition adds nothing. */
export const saveSynonymsInput = synonymsInput
  .extend({
    terms: list(term, { min: 1, max: synonymLimits.termsMax }).transform(unique),
    category: z.enum(CATEGORIES).nullable().default(null),
    /** Left out, they stay as they are. */
    tags: list(term, { max: synonymLimits.tagsMax }).transform(unique).optional(),
  })
  .refine(({ terms, category, tags = [] }) => terms.length > 1 || category !== null || tags.length > 0, {
    path: ['terms'],
    error: 'Name at least two words.',
  });
export type SaveSynonymsInput = z.infer<typeof saveSynonymsInput>;
