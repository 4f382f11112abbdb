import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Manifest } from '../src/render-contract.ts';

/**
 * Pages: lists of their files would be a twentieth of the first file of every page. The document names those of the first page,
 * and later ones share most of theirs with it.
 */
const PAGES = /\/src\/app\/routes\//;

interface Chunk {
  imports: readonly string[];
}

/** Collects the names of files that load with a file, itself included. */
export function graphOf(file: string, bundle: ReadonlyMap<string, Chunk>, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const next of bundle.get(file)?.imports ?? []) graphOf(next, bundle, found);
  return found;
}

interface LazyParts {
  plugin: Plugin;
  /** For `build.modulePreload.resolveDependencies`: files of a part are fetched beside each other; every page has the rest. */
  needsOf: (file: string, needed: string[]) => string[];
}

/**
 * Knows which files a lazy part needs beyond itself. A part that shares its file with others has no entry of its own in Vite's
 * manifest, by which the server names the files of a page: it gets one.
 */
export function lazyParts(): LazyParts {
  let root = '';
  const ofEveryPage = new Set<string>();
  const pages = new Set<string>();
  const shared: { part: string; file: string }[] = [];
  return {
    needsOf: (file, needed) => {
      const more = pages.has(file) ? [] : needed.filter((one) => !ofEveryPage.has(one));
      // Its own file too: asked for here, it does not wait for styles. Alone it needs no list.
      return more.some((one) => one !== file) ? more : [];
    },
    plugin: {
      name: 'lazy-parts',
      apply: 'build',
      configResolved(config) {
        ({ root } = config);
      },
      generateBundle: {
        // Before Vite's own, which asks for needs.
        order: 'pre',
        handler(_options, bundle) {
          const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
          const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
          for (const { fileName, isEntry, facadeModuleId, moduleIds } of chunks) {
            if (isEntry) graphOf(fileName, byFile, ofEveryPage);
            if (PAGES.test(facadeModuleId ?? '')) pages.add(fileName);
            for (const id of moduleIds) {
              const isLazy = /\.tsx?$/.test(id) && (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
              if (isLazy && id !== facadeModuleId)
                shared.push({ part: path.relative(root, id).replaceAll(path.sep, '/'), file: fileName });
            }
          }
        },
      },
      async writeBundle({ dir }) {
        const name = path.join(dir ?? '', '.vite/manifest.json');
        const manifest = JSON.parse(await readFile(name, 'utf8')) as Manifest;
        const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
        for (const { part, file } of shared) {
          const chunk = chunks.get(file);
          if (chunk) manifest[part] ??= { ...chunk, src: part, isDynamicEntry: true };
        }
        await writeFile(name, JSON.stringify(manifest, null, 2));
      },
    },
  };
}
