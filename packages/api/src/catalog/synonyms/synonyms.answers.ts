import { z } from 'zod';
import { id } from '#kernel/answers.ts';
import { CATEGORIES } from '../catalog.limits.ts';

export const synonymGroup = z.strictObject({
  id,
  terms: z.array(z.string()),
  category: z.enum(CATEGORIES).nullable().describe('The category that they name.'),
  tags: z
    .array(z.string())
    .describe('Tags or words of what does what the terms say, the most telling first; none: the terms are synonyms.'),
});
/** Words that a search takes for the same thing; or, with tags, phrases of what people want to do. */
export interface SynonymGroup extends z.infer<typeof synonymGroup> {}
