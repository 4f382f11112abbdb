import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { ROOT } from '../command.ts';

export interface Expression {
  source: string;
  flags: string;
  /** `file:line`, of the first where it stands several times. */
  at: string;
}

/** Files that run in the product; tests, and what only builds or measures it, read nothing of strangers. */
const PRODUCT = /^(?:apps|packages)\/[^/]+\/(?:src|public)\/.*\.[jt]sx?$/;
const NOT_PRODUCT =
  /\.test\.tsx?$|\/testing\/|\/testing\.tsx?$|-testing\.tsx?$|\/hostile\/|\/relevance\/|\/src\/seed\/|\/i18n\/check\//;
/** A slash that may begin an expression; parsing takes long, and many files have none. */
const MAY_BEGIN = /(?:^|[=(,:;!&|?[{}+>\s])\/(?![/*>])|RegExp\(/;

const productFiles = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'packages'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => PRODUCT.test(file) && !NOT_PRODUCT.test(file));

/** Collects every literal of a file, and where it constructs expressions at run time. */
export function expressionsIn(file: string, text: string): { literals: Expression[]; constructed: string[] } {
  const literals: Expression[] = [];
  const constructed: string[] = [];
  const at = (node: { start: number }) => `${file}:${text.slice(0, node.start).split('\n').length}`;
  const isConstructor = (callee: ESTree.Expression) => callee.type === 'Identifier' && callee.name === 'RegExp';
  if (!MAY_BEGIN.test(text)) return { literals, constructed };
  const { program } = parseSync(file, text);
  new Visitor({
    Literal(node) {
      if ('regex' in node) literals.push({ source: node.regex.pattern, flags: node.regex.flags, at: at(node) });
    },
    NewExpression(node) {
      if (isConstructor(node.callee)) constructed.push(at(node));
    },
    CallExpression(node) {
      if (isConstructor(node.callee)) constructed.push(at(node));
    },
  }).visit(program);
  return { literals, constructed };
}

/** Every regular expression of the product, each once. */
export function findExpressions(): { literals: Expression[]; constructed: string[] } {
  const literals = new Map<string, Expression>();
  const constructed: string[] = [];
  for (const file of productFiles()) {
    const found = expressionsIn(file, readFileSync(path.join(ROOT, file), 'utf8'));
    constructed.push(...found.constructed);
    for (const one of found.literals) {
      const key = `/${one.source}/${one.flags}`;
      if (!literals.has(key)) literals.set(key, one);
    }
  }
  return { literals: [...literals.values()], constructed };
}
