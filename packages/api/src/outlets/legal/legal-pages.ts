import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_CODES, type LanguageCode } from '#kernel/languages.ts';
import { LEGAL_PAGES, type LegalEdition, type LegalPage, type LegalPageName } from './legal.contract.ts';
import { readMarkdown } from './markdown.ts';

declare module '#kernel/services.ts' {
  interface Services {
    /** Terms, privacy and imprint: the operator's, else templates. */
    legalPages: LegalPages;
  }
}

export type LegalPages = Readonly<Record<LegalPageName, LegalPage>>;

const fileOf = (name: LegalPageName, language: LanguageCode) =>
  language === 'en' ? `${name}.md` : `${name}.${language}.md`;

/**
 * Reads `terms.md`, `terms.de.md`, … once. A page of which `own`, the operator's folder, has no English file is the template
 * that ships with the product, in `shipped`.
 *
 * @throws where a file cannot be read or has no title, naming it
 */
export function readLegalPages({ own, shipped }: { own: string | undefined; shipped: string }): LegalPages {
  if (own !== undefined) readdirSync(own);
  const read = (name: LegalPageName): LegalPage => {
    const folder = own !== undefined && existsSync(join(own, fileOf(name, 'en'))) ? own : shipped;
    return { editions: LANGUAGE_CODES.flatMap((code) => readEdition(join(folder, fileOf(name, code)), code)) };
  };
  const [terms, privacy, imprint] = LEGAL_PAGES.map(read);
  if (!terms || !privacy || !imprint) throw new Error('a page is missing');
  return { terms, privacy, imprint };
}

function readEdition(file: string, language: LanguageCode): LegalEdition[] {
  if (!existsSync(file)) return [];
  const read = readMarkdown(readFileSync(file, 'utf8'));
  if (!read) throw new Error(`${file} has no title: begin it with a line such as «# Terms of use».`);
  return [{ language, ...read }];
}
