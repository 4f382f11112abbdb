import type { LanguageCode } from '../i18n/languages.ts';
import type { Manifest } from '../render-contract.ts';

export interface RouteFiles {
  styles: string[];
  scripts: string[];
}

/** Styles and scripts of the matched pages and the language beyond the entry's own, so that they load beside it, not after it. */
export function filesOfRoutes(routeIds: string[], language: LanguageCode, manifest: Manifest | null): RouteFiles {
  if (!manifest) return { styles: [], scripts: [] };
  const entry = collect(manifest, ['index.html']);
  const pages = collect(manifest, [...routeIds.map((id) => `src/app/routes/${id}.tsx`), `src/i18n/catalogues/${language}.ts`]);
  const beyond = (all: Set<string>, known: Set<string>) => [...all].filter((file) => !known.has(file)).map((file) => `/${file}`);
  return { styles: beyond(pages.styles, entry.styles), scripts: beyond(pages.scripts, entry.scripts) };
}

/** What some chunks need at once, with what they import statically. */
export function collect(manifest: Manifest, keys: string[]): { styles: Set<string>; scripts: Set<string> } {
  const styles = new Set<string>();
  const scripts = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(file);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return { styles, scripts };
}
