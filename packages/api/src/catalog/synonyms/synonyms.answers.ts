import { z } from 'zod';
import { id } from '#kernel/answers.ts';
import { CATEGORIES } from '../catalog.limits.ts';

export const synonymGroup = z.strictObject({
  id,
  terms: z.array(z.string()),
  category: z.enum(CATEGORIES).nullable().describe('The category that they name.'),
});
/** Words that a search takes for the same thing. */
export interface SynonymGroup extends z.infer<typeof synonymGroup> {}
