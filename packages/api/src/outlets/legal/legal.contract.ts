import { z } from 'zod';

export type * from './legal.answers.ts';

/** The pages that an operator owes their visitors. */
export const LEGAL_PAGES = ['terms', 'privacy', 'imprint'] as const;
export type LegalPageName = (typeof LEGAL_PAGES)[number];

export const legalPageInput = z.object({ name: z.enum(LEGAL_PAGES) });
