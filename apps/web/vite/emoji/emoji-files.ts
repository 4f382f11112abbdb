import type { Plugin } from 'vite';
import { emojiData } from './emoji-data.ts';
import { isEmojiLocale, LOCALES } from './names.ts';

const REQUEST = /^\/?([a-z]{2})\.json(?:\?|$)/;

/** `/emoji/{locale}.json` for the emoji picker: made of packages while building, and by the dev server when asked for. */
export function emojiFiles(): Plugin {
  return {
    name: 'emoji-files',
    configureServer({ middlewares }) {
      middlewares.use('/emoji', (request, response, next) => {
        const [, locale = ''] = REQUEST.exec(request.url ?? '') ?? [];
        if (!isEmojiLocale(locale)) return next();
        response.setHeader('content-type', 'application/json; charset=utf-8');
        response.end(JSON.stringify(emojiData(locale)));
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const locale of LOCALES) {
        this.emitFile({ type: 'asset', fileName: `emoji/${locale}.json`, source: JSON.stringify(emojiData(locale)) });
      }
    },
  };
}
