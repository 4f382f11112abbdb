import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

type Messages = Record<string, { message: string; placeholders?: Record<string, { content: string }> }>;

const inFolder = (...parts: string[]) => join(import.meta.dirname, ...parts);
const read = (...parts: string[]) => readFileSync(inFolder(...parts), 'utf8');
const LANGUAGES = readdirSync(inFolder('public/_locales'));
const messagesOf = (language: string) => JSON.parse(read('public/_locales', language, 'messages.json')) as Messages;

/** Message names that pages, scripts and the manifest may use: every quoted word, and the manifest's own notation. */
function wordsAskedFor(): Set<string> {
  const scripts = readdirSync(inFolder('src')).filter((name) => name.endsWith('.ts'));
  const sources = [...scripts.map((name) => read('src', name)), read('popup.html'), read('options.html')];
  const quoted = sources.flatMap((source) => [...source.matchAll(/['"](\w+)['"]/g)]);
  return new Set([...quoted, ...read('public/manifest.json').matchAll(/__MSG_(\w+)__/g)].map(([, name = '']) => name));
}

it('has every sentence in six languages, with the same places to fill, and none that nothing asks for (I18N-03, CAT-13)', () => {
  expect(LANGUAGES.toSorted()).toEqual(['ar', 'de', 'en', 'es', 'pt_BR', 'zh_CN']);
  const english = messagesOf('en');
  for (const language of LANGUAGES) {
    const messages = messagesOf(language);
    expect([language, Object.keys(messages)]).toEqual([language, Object.keys(english)]);
    for (const [name, { message, placeholders }] of Object.entries(messages)) {
      expect([name, placeholders]).toEqual([name, english[name]?.placeholders]);
      const filled = [...message.matchAll(/\$(\w+)\$/g)].map(([, place = '']) => place.toLowerCase());
      expect([name, filled]).toEqual([name, Object.keys(placeholders ?? {})]);
    }
  }
  const asked = wordsAskedFor();
  expect(Object.keys(english).filter((name) => !asked.has(name))).toEqual([]);
  for (const [, name = ''] of read('popup.html').matchAll(/data-words="(\w+)"/g)) expect(english).toHaveProperty(name);
});
