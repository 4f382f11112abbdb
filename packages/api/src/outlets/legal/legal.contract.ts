import { z } from 'zod';
import type { LanguageCode } from '#kernel/languages.ts';

/** The pages that an operator owes their visitors. */
export const LEGAL_PAGES = ['terms', 'privacy', 'imprint'] as const;
export type LegalPageName = (typeof LEGAL_PAGES)[number];

export const legalPageInput = z.object({ name: z.enum(LEGAL_PAGES) });

/** A page in one language. */
export interface LegalEdition {
  language: LanguageCode;
  title: string;
  /** Made of the operator's Markdown; without scripts, styles, and addresses other than of the web and mail. */
  html: string;
}

export interface LegalPage {
  /** The English one first, which stands for those that are missing. */
  editions: LegalEdition[];
}
