import type { LanguageCode } from '#i18n/languages.ts';
import type { Part } from '#i18n/words.ts';
import type { Rendered } from '#lib/page/rendered.ts';
import type { Manifest } from '../render-contract.ts';

export interface PageFiles {
  styles: string[];
  scripts: string[];
}

/**
 * All scripts of a page: the entry's, the page's own, of what it rendered, and of its words; they load beside each other, not
 * one after the other. Of styles those beyond the entry's, which the template names.
 */
export function filesOfPage(
  routeIds: string[],
  rendered: Rendered,
  language: LanguageCode,
  manifest: Manifest | null,
): PageFiles {
  if (!manifest) return { styles: [], scripts: [] };
  for (const file of rendered.files)
    if (!manifest[file])
      throw new Error(
        `'${file}' is no file of its own: something else imports it at once, or preloadable() was not told it.`,
      );
  const entry = collect(manifest, ['index.html']);
  const page = collect(manifest, [
    ...routeIds.map((id) => `src/app/routes/${id}.tsx`),
    ...rendered.files,
    wordsFile(manifest, 'core', language),
    ...(rendered.words.size > 0 ? [`src/i18n/part-files/${language}.ts`] : []),
    ...[...rendered.words].map((part) => wordsFile(manifest, part, language)),
  ]);
  const paths = (files: string[]) => files.map((file) => `/${file}`);
  return {
    styles: paths([...page.styles].filter((file) => !entry.styles.has(file))),
    scripts: paths([...new Set([...entry.scripts, ...page.scripts])]),
  };
}

/** The chunk of a part's words in one language: vite.config.ts names it so. */
export function wordsFile(manifest: Manifest, part: Part, language: LanguageCode): string {
  const key = Object.keys(manifest).find((name) => manifest[name]?.name === `${part}-${language}`);
  if (key === undefined) throw new Error(`There is no chunk of the words ${part}-${language}.`);
  return key;
}

/** Collects what chunks need at once, including their static imports. */
export function collect(manifest: Manifest, keys: string[]): { styles: Set<string>; scripts: Set<string> } {
  const styles = new Set<string>();
  const scripts = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    chunk.imports?.forEach(visit);
    // Behind those of what it imports, which it overrides; as Vite does for what is opened later.
    for (const file of chunk.css ?? []) styles.add(file);
  };
  keys.forEach(visit);
  return { styles, scripts };
}
