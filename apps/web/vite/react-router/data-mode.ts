import path from 'node:path';
import type { Plugin } from 'vite';

/** By the end of their names, in React Router's `dist/<production or development>/lib/`. */
const REPLACED = {
  'dom/ssr/components.js': 'framework.ts',
  'router/instrumentation.js': 'instrumentation.ts',
};

/**
 * React Router without what its framework mode alone does and its instrumentation: they are a tenth of it, no bundler sees that
 * nobody asks for them, and of each `<Link>` they make four hooks. A name that a release adds to them fails the build.
 */
export function dataMode(): Plugin {
  return {
    name: 'react-router-data-mode',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/(components|instrumentation)\.js$/ },
      async handler(id, importer, options) {
        if (!importer?.includes('/react-router/')) return null;
        const found = await this.resolve(id, importer, { ...options, skipSelf: true });
        const [, file] = Object.entries(REPLACED).find(([end]) => found?.id.endsWith(`/lib/${end}`)) ?? [];
        return file ? path.join(import.meta.dirname, file) : found;
      },
    },
  };
}
