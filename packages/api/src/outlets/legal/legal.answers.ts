import { z } from 'zod';
import { LANGUAGE_CODES } from '#kernel/languages.ts';

export const legalEdition = z.strictObject({
  language: z.enum(LANGUAGE_CODES),
  title: z.string(),
  html: z
    .string()
    .describe(
      "Made of the operator's Markdown; without scripts, styles, and addresses other than of the web and mail.",
    ),
});
/** A page in one language. */
export interface LegalEdition extends z.infer<typeof legalEdition> {}

export const legalPage = z.strictObject({
  editions: z.array(legalEdition).describe('The English one first, which stands for those that are missing.'),
});
export interface LegalPage extends z.infer<typeof legalPage> {}
