import { describe, expect, it } from 'vitest';
import { keyProblems } from './keys.ts';
import { wordsIn } from './messages-file.ts';
import { isTest, readMessages, readSources, type Source } from './source.ts';

const words = wordsIn({
  path: 'shop/messages/core.en.json',
  text: `{ "shop": {
  "title": "Shop",
  "menu": { "home": "Home", "deals": "Deals" }
} }`,
});

const file = (text: string, path = 'shop.tsx'): Source => ({ path, text });
const problemsOf = (...code: Source[]) => keyProblems(words, code, []);
const unused = (line: number, key: string) =>
  `shop/messages/core.en.json:${line} nothing uses '${key}': delete it in every language`;

/** Uses what the case is not about. */
const REST = file(`const t = useTranslations('shop'); t('menu.home'); t('menu.deals');`, 'rest.ts');

describe('keys', () => {
  it('that code asks for must exist, for the right translator when two have one name (I18N-03)', () => {
    const code = file(`
function Page() { const t = useTranslations('shop'); return t.rich('title') + t('menu.away'); }
function Menu() { const t = useTranslations('shop.menu'); return t(isHome ? 'home' : 'deals') + t('title'); }`);
    expect(problemsOf(code)).toEqual([
      `shop.tsx:2 uses 'shop.menu.away', which no messages file has: add it, or correct the key`,
      `shop.tsx:3 uses 'shop.menu.title', which no messages file has: add it, or correct the key`,
    ]);
  });

  it('that nothing asks for are named with their line (I18N-03)', () => {
    expect(problemsOf(file(`const t = useTranslations('shop'); t('menu.home');`))).toEqual([
      unused(2, 'shop.title'),
      unused(3, 'shop.menu.deals'),
    ]);
  });

  it('may be computed from words that the code holds; others stay unused (I18N-03)', () => {
    const data = file(`export const MENU = [{ title: 'home' }];`, 'data.ts');
    const template = file(
      `const t = useTranslations('shop'); t('title'); MENU.map((item) => t(\`menu.\${item.title}\`));`,
    );
    expect(problemsOf(template, data)).toEqual([unused(3, 'shop.menu.deals')]);
    const whole = file(
      `const t = useTranslations('shop'); t('title'); const menu = useTranslations('shop.menu'); MENU.map((item) => menu(item.title));`,
    );
    expect(problemsOf(whole, data)).toEqual([unused(3, 'shop.menu.deals')]);
  });

  it('must exist for a computed prefix too (I18N-03)', () => {
    const code = file(`const t = useTranslations('shop'); t('title'); t(\`meal.\${name}\`);`);
    expect(problemsOf(code, REST)).toEqual([
      `shop.tsx:1 uses 'shop.meal.*', which no messages file has: add it, or correct the key`,
    ]);
  });

  it('are followed through parameters, props and types of the translator (I18N-03)', () => {
    const types = file(`export type ShopWords = ReturnType<typeof useTranslations<'shop'>>;`, 'types.ts');
    const code = file(`
const name: (t: ShopWords) => string = (t: ShopWords) => t('title');
name('none');
interface Props { menu: ReturnType<typeof useTranslations<'shop.menu'>> }
function Menu({ menu }: Props) { return menu('home'); }
const Other = (props: Props) => props.menu('deals');`);
    expect(problemsOf(code, types)).toEqual([]);
  });

  it('of a translator that stands for several namespaces must exist in each (I18N-03)', () => {
    const types = file(`type Words = ReturnType<typeof useTranslations<'shop' | 'shop.menu'>>;`, 'types.ts');
    const code = file(`const Title = ({ t }: { t: Words }) => t('title') + t('menu.home') + t('menu.deals');`);
    expect(problemsOf(code, types)).toEqual(
      ['title', 'menu.home', 'menu.deals'].map(
        (key) => `shop.tsx:1 uses 'shop.menu.${key}', which no messages file has: add it, or correct the key`,
      ),
    );
  });

  it('of a translator whose namespace cannot be told are a problem (I18N-03)', () => {
    expect(problemsOf(REST, file(`const name = (t: Words) => t('title');`))).toContain(
      `shop.tsx:1 say in the type of t which words it has: ReturnType<typeof useTranslations<'namespace'>>`,
    );
    expect(problemsOf(REST, file(`const t = useTranslations(words); t('title');`))).toContain(
      'shop.tsx:1 write the namespace out in useTranslations: nothing can tell which words these are',
    );
  });

  it('of this site exist and are used (I18N-03)', () => {
    const web = readSources('apps/web/src').filter((source) => !isTest(source));
    const english = readMessages('en').flatMap(wordsIn);
    // Parts of keys come from there: names of errors, categories, roles.
    const others = [...readSources('packages/api/src'), ...readSources('packages/db/src/schema')].filter(
      (source) => !isTest(source),
    );
    expect(english.length).toBeGreaterThan(300);
    expect(keyProblems(english, web, others)).toEqual([]);
  });
});

describe('a messages file', () => {
  it('tells the line of each message, holds nothing but strings, and no key twice (I18N-03)', () => {
    const read = (text: string) => wordsIn({ path: 'lib/messages/core.en.json', text });
    expect(read('{ "toasts": {\n"menu": { "home": "\\u2068Home" },\n"a-b": "C" } }')).toEqual([
      { key: 'toasts.menu.home', text: '\u2068Home', place: 'lib/messages/core.en.json:2' },
      { key: 'toasts.a-b', text: 'C', place: 'lib/messages/core.en.json:3' },
    ]);
    expect(() => read('{\n"toasts": { "now": 5 } }')).toThrow('lib/messages/core.en.json:2 a message is a string');
    expect(() => read('{ "toasts": {\n"a": "A",\n"a": "B" } }')).toThrow(
      "lib/messages/core.en.json:3 'a' is there twice",
    );
  });
});
