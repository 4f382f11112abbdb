import { type ESTree, Visitor } from 'vite';
import { placeOf, programOf, type Source, textsOf, UNKNOWN } from './source.ts';

/** A key that code asks for, namespace first; computed parts are `UNKNOWN`. */
export interface Use {
  key: string;
  place: string;
}

/** The names that hold a translator, from the inside out. Each may have one of several namespaces. */
interface Scope {
  names: Map<string, string[]>;
  outer: Scope | undefined;
}

const NAMED_IN_TYPE = /useTranslations<([^>]+)>/g;
const METHODS = new Set(['rich', 'markup', 'raw', 'has']);

const namespacesIn = (type: string) =>
  [...type.matchAll(NAMED_IN_TYPE)].flatMap(([, names = '']) => names.match(/[\w.]+/g) ?? []);

/** Types that stand for a translator, so that it can be passed on: `type Words = ReturnType<typeof useTranslations<'auth'>>`; of several namespaces, each must have the key. */
export function translatorTypes(sources: readonly Source[]): Map<string, string[]> {
  const types = new Map<string, string[]>();
  for (const source of sources) {
    if (!source.text.includes('useTranslations<')) continue;
    const visitor = new Visitor({
      TSTypeAliasDeclaration({ id, start, end }) {
        const namespaces = namespacesIn(source.text.slice(start, end));
        if (namespaces.length > 0) types.set(id.name, namespaces);
      },
    });
    visitor.visit(programOf(source));
  }
  return types;
}

/** `t` of `t('key')`, `t.rich('key')` and `props.t('key')`. */
function translatorOf(callee: ESTree.Expression): string | undefined {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return undefined;
  return METHODS.has(callee.property.name) ? translatorOf(callee.object) : callee.property.name;
}

function lookUp(scope: Scope | undefined, name: string): string[] | undefined {
  return scope && (scope.names.get(name) ?? lookUp(scope.outer, name));
}

/**
 * Every call of a translator in a file: a variable bound by `useTranslations`, or a parameter or property whose type
 * names the namespace. What cannot be followed is a problem.
 */
export function usesIn(source: Source, types: ReadonlyMap<string, string[]>): { uses: Use[]; problems: string[] } {
  const file: Scope = { names: new Map(), outer: undefined };
  let scope = file;
  const calls: { name: string; call: ESTree.CallExpression; scope: Scope }[] = [];
  const problems: string[] = [];

  const enter = () => {
    scope = { names: new Map(), outer: scope };
  };
  const leave = () => {
    scope = scope.outer ?? file;
  };
  const typed = (at: Scope, name: string, annotation: ESTree.TSTypeAnnotation | null | undefined) => {
    // Skips functions, because one that takes a translator is not a translator.
    if (!annotation || annotation.typeAnnotation.type === 'TSFunctionType') return;
    const type = source.text.slice(annotation.start, annotation.end);
    const namespaces = [...namespacesIn(type), ...(type.match(/\w+/g) ?? []).flatMap((word) => types.get(word) ?? [])];
    if (namespaces.length > 0) at.names.set(name, [...(at.names.get(name) ?? []), ...namespaces]);
  };

  const visitor = new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    BlockStatement: enter,
    'BlockStatement:exit': leave,
    Identifier: (node) => 'typeAnnotation' in node && typed(scope, node.name, node.typeAnnotation),
    // Props count in the whole file, because they are known by name wherever it destructures them.
    TSPropertySignature: (node) => node.key.type === 'Identifier' && typed(file, node.key.name, node.typeAnnotation),
    VariableDeclarator({ id, init }) {
      if (
        id.type !== 'Identifier' ||
        init?.type !== 'CallExpression' ||
        init.callee.type !== 'Identifier' ||
        init.callee.name !== 'useTranslations'
      )
        return;
      const namespaces = init.arguments[0] ? textsOf(init.arguments[0]) : [''];
      scope.names.set(id.name, namespaces);
      if (namespaces.includes(UNKNOWN))
        problems.push(
          `${placeOf(source, init)} write the namespace out in useTranslations: nothing can tell which words these are`,
        );
    },
    CallExpression(call) {
      const name = translatorOf(call.callee);
      if (name) calls.push({ name, call, scope });
    },
  });
  visitor.visit(programOf(source));

  const uses = calls.flatMap(({ name, call, scope: around }) => {
    const namespaces = lookUp(around, name);
    const [key] = call.arguments;
    if (!key) return [];
    if (!namespaces) {
      if (name === 't')
        problems.push(
          `${placeOf(source, call)} say in the type of t which words it has: ReturnType<typeof useTranslations<'namespace'>>`,
        );
      return [];
    }
    return namespaces.flatMap((namespace) =>
      textsOf(key).map((text) => ({ key: namespace ? `${namespace}.${text}` : text, place: placeOf(source, call) })),
    );
  });
  return { uses, problems };
}
