import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync } from 'vite';
import type { LanguageCode } from '../languages.ts';

const ROOT = path.join(import.meta.dirname, '../../../../..');

/** A file under check: `path` from the repository's root. */
export interface Source {
  path: string;
  text: string;
}

function readFiles(folder: string, names: RegExp): Source[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .filter((file) => names.test(file))
    .toSorted()
    .map((file) => ({ path: file, text: readFileSync(path.join(ROOT, file), 'utf8') }));
}

/** The TypeScript files below a folder of the repository, but for declarations, which a program writes. */
export const readSources = (folder: string): Source[] => readFiles(folder, /(?<!\.d)\.tsx?$/);

/** The files of words in one language, or in all. */
export const readMessages = (code?: LanguageCode): Source[] =>
  readFiles('apps/web/src', new RegExp(String.raw`/messages/[\w-]+\.${code ?? '[a-z]{2}'}\.json$`));

/** Tests and what only they use. */
export const isTest = (source: Source) => /\.test\.tsx?$|[/-]testing(?:\/|\.tsx?$)|\/i18n\/check\//.test(source.path);

export function programOf(source: Source): ESTree.Program {
  const { program, errors } = parseSync(source.path, source.text);
  if (errors[0]) throw new Error(`${source.path} cannot be read: ${errors[0].message}`);
  return program;
}

/** `file:line`, as editors and terminals link it. */
export function placeOf(source: Source, node: ESTree.Span): string {
  // Text in JSX begins with the line break before it.
  const start = node.start + source.text.slice(node.start).search(/\S/);
  return `${source.path}:${source.text.slice(0, start).split('\n').length}`;
}

/** Placeholder in a text for values known only at run time. */
export const UNKNOWN = '*';

/** Returns the possible values of a string expression: the text of each branch, with `UNKNOWN` for what is computed. */
export function textsOf(expression: ESTree.Node): string[] {
  switch (expression.type) {
    case 'Literal':
      return [typeof expression.value === 'string' ? expression.value : UNKNOWN];
    case 'TemplateLiteral':
      return [expression.quasis.map((part) => part.value.cooked ?? '').join(UNKNOWN)];
    case 'ConditionalExpression':
      return [...textsOf(expression.consequent), ...textsOf(expression.alternate)];
    case 'LogicalExpression':
      return [...(expression.operator === '&&' ? [] : textsOf(expression.left)), ...textsOf(expression.right)];
    case 'BinaryExpression':
      return expression.operator === '+'
        ? textsOf(expression.left).flatMap((left) => textsOf(expression.right).map((right) => left + right))
        : [UNKNOWN];
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return textsOf(expression.expression);
    default:
      return [UNKNOWN];
  }
}
