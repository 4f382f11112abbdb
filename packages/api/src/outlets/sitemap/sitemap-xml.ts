import { inLanguage, LANGUAGE_CODES, type LanguageCode } from '#kernel/languages.ts';
import { XML_HEAD, xmlText } from '#kernel/xml.ts';

/** Limit of sitemaps.org for one file. */
export const SITEMAP_PAGES_MAX = 50_000;
/** 50 MB, minus the text around the pages. */
export const SITEMAP_BYTES_MAX = 50_000_000;

const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export const URLSET_HEAD = `${XML_HEAD}<urlset ${SCHEMA} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
export const URLSET_END = '</urlset>\n';

/** A page of a sitemap or a file of its index. */
export interface SitemapEntry {
  /** `/deal/a-slug` */
  path: string;
  /** Languages that the page exists in; all by default. */
  languages?: readonly LanguageCode[];
  /** ISO */
  changedAt?: string | undefined;
}

const dated = (changedAt: string | undefined) => (changedAt ? `<lastmod>${changedAt}</lastmod>` : '');

/** A page with its addresses in each language. */
export function pageXml(publicUrl: string, { path, changedAt, languages = LANGUAGE_CODES }: SitemapEntry): string {
  const alternate = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(publicUrl + href)}"/>`;
  const alternates = languages.map((code) => alternate(code, inLanguage(path, code)));
  if (alternates.length > 0) alternates.push(alternate('x-default', path));
  return `<url><loc>${xmlText(publicUrl + path)}</loc>${dated(changedAt)}${alternates.join('')}</url>\n`;
}

export const urlsetXml = (publicUrl: string, pages: readonly SitemapEntry[]): string =>
  URLSET_HEAD + pages.map((page) => pageXml(publicUrl, page)).join('') + URLSET_END;

export function indexXml(publicUrl: string, files: readonly SitemapEntry[]): string {
  const entries = files.map(
    ({ path, changedAt }) => `<sitemap><loc>${xmlText(publicUrl + path)}</loc>${dated(changedAt)}</sitemap>\n`,
  );
  return `${XML_HEAD}<sitemapindex ${SCHEMA}>\n${entries.join('')}</sitemapindex>\n`;
}
