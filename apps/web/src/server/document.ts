import { colorSchemeScript } from '@onceware/ui/theme/color-scheme';
import { LANGUAGES } from '#i18n/languages.ts';
import type { Boot } from '#lib/page/boot.tsx';
import { earlyPressScript } from '#lib/presses/early-press-script.ts';
import { type HeadProps, headTags, pageTitle } from '#lib/page/head.tsx';
import type { PageFiles } from './page-files.ts';

export interface PageParts {
  boot: Boot;
  nonce: string;
  head: HeadProps | null;
  fontUrl: string;
  files: PageFiles;
  payload: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

const element = (tag: string, attributes: Record<string, string>): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')}>`;

function headHtml({ boot, nonce, head, fontUrl, files }: PageParts): string {
  return [
    `<title>${escapeHtml(pageTitle(head?.title ?? 'Onceware'))}</title>`,
    ...(head ? headTags(head, boot.settings.publicUrl).map(({ tag, attributes }) => element(tag, attributes)) : []),
    `<script nonce="${nonce}">${colorSchemeScript};${earlyPressScript}</script>`,
    element('link', { rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossorigin: '' }),
    ...files.styles.map((href) => element('link', { rel: 'stylesheet', href })),
    ...files.scripts.map((href) => element('link', { rel: 'modulepreload', href, crossorigin: '' })),
  ].join('\n    ');
}

/** The document before and after the app. Replacements are functions: page text may hold `$&`. */
export function fillTemplate(template: string, parts: PageParts): { before: string; after: string } {
  const { language, colorScheme } = parts.boot;
  const root = element('html', {
    lang: language,
    dir: LANGUAGES[language].direction,
    'data-mantine-color-scheme': colorScheme === 'dark' ? 'dark' : 'light',
    'data-respect-reduced-motion': 'true',
  });
  // Vite's own inline scripts, while developing; the built page has none.
  const admitted = template.replaceAll(/<script(?![^>]*\ssrc=)/g, () => `<script nonce="${parts.nonce}"`);
  const [before = '', after = ''] = admitted.split('<!--app-->');
  return {
    before: before.replace('<html lang="en">', () => root).replace('<!--head-->', () => headHtml(parts)),
    after: after.replace('<!--boot-->', () => parts.payload),
  };
}
