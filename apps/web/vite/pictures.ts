import { cp, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { composedCover } from '@onceware/api/catalog/composed-cover';
import type { Plugin } from 'vite';

const PICTURES = join(import.meta.dirname, '../../../packages/art/pictures');
const REQUEST = /^\/((?:[\w-]+\/)*[\w-]+\.svg)(?:\?|$)/;

/** `/art/…`, the drawn pictures: copied while building, and read by the dev server when asked for. */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    configureServer({ middlewares }) {
      middlewares.use('/art', (request, response, next) => {
        const [, name = ''] = REQUEST.exec(request.url ?? '') ?? [];
        if (!name) return next();
        const read = async () => (await composedCover(PICTURES, basename(name))) ?? readFile(join(PICTURES, name));
        read().then(
          (picture) => response.setHeader('content-type', 'image/svg+xml').end(picture),
          () => next(),
        );
      });
    },
    async writeBundle({ dir = '' }) {
      if (this.environment.name === 'client') await cp(PICTURES, join(dir, 'art'), { recursive: true });
    },
  };
}
