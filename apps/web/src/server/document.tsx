import { colorSchemeScript } from '@onceware/ui/theme/color-scheme';
import { renderToStaticMarkup } from 'react-dom/server';
import { LANGUAGES } from '#i18n/languages.ts';
import type { Boot } from '#lib/page/boot.tsx';
import { earlyPressScript } from '#lib/presses/early-press-script.ts';
import { type HeadProps, Metadata } from '#lib/page/head.tsx';
import { AboutPage } from './about-page.tsx';
import type { PageFiles } from './page-files.ts';

export interface PageParts {
  boot: Boot;
  head: HeadProps | null;
  /** Query string of the address: `?lang=ar`. */
  search: string;
  fontUrls: string[];
  files: PageFiles;
  payload: string;
}

/** Before anything is painted. */
export const documentScript = `${colorSchemeScript};${earlyPressScript}`;

const NAMELESS: HeadProps = { title: 'Onceware' };

function DocumentHead({ boot, head, search, fontUrls }: PageParts) {
  return (
    <>
      <Metadata head={head ?? NAMELESS} publicUrl={boot.settings.publicUrl} search={search} />
      <AboutPage head={head ?? NAMELESS} boot={boot} />
      <script dangerouslySetInnerHTML={{ __html: documentScript }} />
      {fontUrls.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
      ))}
    </>
  );
}

/** Named behind the entry's sheet, which they override. */
function Styles({ files }: { files: PageFiles }) {
  return files.styles.map((href) => <link key={href} rel="stylesheet" href={href} />);
}

const ENTRY_STYLES = /<link rel="stylesheet"[^<>]*>/g;
const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/** Runs a built page's script after the first frame; until then the page is complete and presses are recorded. A background tab has no frames. */
const startScript = (src: string): string =>
  `{const start=()=>import(${JSON.stringify(src)});document.hidden?start():requestAnimationFrame(()=>setTimeout(start))}`;

/** Named behind what is seen: the browser asks for it in this order. */
function Scripts({ entry, files }: { entry: string; files: PageFiles }) {
  return (
    <>
      {files.scripts.map((href) => (
        <link key={href} rel="modulepreload" href={href} crossOrigin="" fetchPriority="low" />
      ))}
      <script dangerouslySetInnerHTML={{ __html: startScript(entry) }} />
    </>
  );
}

/** The text of the inline scripts of a template's documents; Vite has some of its own, while developing. */
export function inlineScriptsOf(template: string): string[] {
  const [, entry] = ENTRY.exec(template) ?? [];
  const own = [...template.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => text);
  return [documentScript, ...(entry ? [startScript(entry)] : []), ...own];
}

/** The document before and after the app. Replacements are functions: page text may hold `$&`. */
export function fillTemplate(template: string, parts: PageParts): { before: string; after: string } {
  const { language, colorScheme } = parts.boot;
  const { direction } = LANGUAGES[language];
  const scheme = colorScheme === 'dark' ? 'dark' : 'light';
  const root = `<html lang="${language}" dir="${direction}" data-mantine-color-scheme="${scheme}" data-fonts="${language}" data-respect-reduced-motion="true">`;
  const [before = '', after = ''] = template.split('<!--app-->');
  const [tag = '', entry] = ENTRY.exec(before) ?? [];
  const styles = (before.match(ENTRY_STYLES) ?? []).join('') + renderToStaticMarkup(<Styles files={parts.files} />);
  const scripts = entry ? renderToStaticMarkup(<Scripts entry={entry} files={parts.files} />) : '';
  return {
    before: before
      .replace('<html lang="en">', () => root)
      .replace(tag, '')
      .replaceAll(ENTRY_STYLES, '')
      .replace('<!--head-->', () => renderToStaticMarkup(<DocumentHead {...parts} />) + styles),
    after: after.replace('<!--boot-->', () => parts.payload + scripts),
  };
}
