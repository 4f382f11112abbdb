import path from 'node:path';
import { parse, type Plugin, Visitor } from 'vite';

/**
 * Tells `preloadable(async () => (await import('./x.tsx')).X)` which file that is, as the manifest names it:
 * `preloadable(…, "src/features/header/x.tsx")`. A call that tells it itself stays as it is.
 */
export function preloadablePaths(): Plugin {
  let root = '';
  return {
    name: 'preloadable-paths',
    enforce: 'pre',
    configResolved(config) {
      ({ root } = config);
    },
    transform: {
      filter: { id: /\.tsx?$/, code: 'preloadable' },
      async handler(code, id) {
        const loaders: { start: number; end: number }[] = [];
        const imports: { start: number; specifier: unknown }[] = [];
        new Visitor({
          CallExpression({ callee, arguments: [load, file] }) {
            if (callee.type === 'Identifier' && callee.name === 'preloadable' && load && !file) loaders.push(load);
          },
          ImportExpression({ start, source }) {
            imports.push({ start, specifier: 'value' in source ? source.value : null });
          },
        }).visit((await parse(id, code)).program);

        let told = code;
        for (const { start, end } of loaders.toReversed()) {
          const [imported, ...others] = imports.filter((one) => one.start > start && one.start < end);
          const file =
            typeof imported?.specifier === 'string' && others.length === 0
              ? await this.resolve(imported.specifier, id)
              : null;
          if (!file) this.error(`${id}: preloadable() takes a function that imports one file of ours.`);
          told = `${told.slice(0, end)}, ${JSON.stringify(path.posix.relative(root, file.id))}${told.slice(end)}`;
        }
        // Nothing moves to another line, so no map is needed.
        return loaders.length > 0 ? { code: told, map: null } : null;
      },
    },
  };
}
