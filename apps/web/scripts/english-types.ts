// Writes src/i18n/english.d.ts, by which the type check knows the English words: `npm run words`.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readMessages, type Source } from '../src/i18n/check/source.ts';

type Tree = { [key: string]: Tree | string };

const FILE = path.join(import.meta.dirname, '../src/i18n/english.d.ts');

/** Only arguments need the text, in which use-intl finds them; so the file stays as it is when other words change. */
const typeOf = (message: string) => (/[{<]/.test(message) ? JSON.stringify(message) : 'Plain');

const membersOf = (tree: Tree, indent: string): string =>
  Object.entries(tree)
    .map(([key, value]) => {
      const type = typeof value === 'string' ? typeOf(value) : `{\n${membersOf(value, `${indent}  `)}${indent}}`;
      return `${indent}${JSON.stringify(key)}: ${type};\n`;
    })
    .join('');

const partOf = ({ path: file }: Source) => path.basename(file, '.en.json');

/**
 * Declares the words of the English files.
 *
 * @throws when two of them have one namespace
 */
export function englishTypes(sources: readonly Source[]): string {
  const words: Tree = {};
  for (const source of sources)
    for (const [namespace, tree] of Object.entries(JSON.parse(source.text) as Tree)) {
      if (namespace in words) throw new Error(`${source.path} has '${namespace}', which another file has, too`);
      words[namespace] = tree;
    }
  const parts = [...new Set(sources.map(partOf))].toSorted();
  return `// Written by \`npm run words\` from messages/<part>.en.json.

/** A message without arguments. */
type Plain = '';

/** Every namespace with its messages: those with arguments as they are written, since use-intl reads the arguments there. */
export interface Words {
${membersOf(words, '  ')}}

/** The parts in which words are fetched. Files of one name in several folders are one part. */
export type Part =
${parts.map((part) => `  | ${JSON.stringify(part)}`).join('\n')};
`;
}

/** The file as it is, and as the English words are today. */
export const currentTypes = () => ({
  written: readFileSync(FILE, 'utf8'),
  current: englishTypes(readMessages('en')),
});

if (import.meta.main) writeFileSync(FILE, englishTypes(readMessages('en')));
