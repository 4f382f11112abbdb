import type { ESTree } from 'vite';
import { placeOf, programOf, type Source } from './source.ts';

/** One message as it was written (an import would bring it compiled). */
export interface Word {
  /** With its namespace: `header.menu.home`. */
  key: string;
  text: string;
  place: string;
}

const plain = (expression: ESTree.Expression): ESTree.Expression =>
  expression.type === 'TSAsExpression' || expression.type === 'TSSatisfiesExpression'
    ? plain(expression.expression)
    : expression;

function keyOf(property: ESTree.ObjectProperty): string | undefined {
  if (property.computed) return undefined;
  if (property.key.type === 'Identifier') return property.key.name;
  return property.key.type === 'Literal' ? String(property.key.value) : undefined;
}

/** The messages of a file of words, whose exports are named after their namespaces: plain objects of strings, which may be put together from constants of the file. */
export function wordsIn(source: Source): Word[] {
  const constants = new Map<string, ESTree.Expression>();

  function read(expression: ESTree.Expression, key: string): Word[] {
    const value = plain(expression);
    if (value.type === 'Literal' && typeof value.value === 'string')
      return [{ key, text: value.value, place: placeOf(source, value) }];
    if (value.type === 'TemplateLiteral' && value.expressions.length === 0)
      return [{ key, text: value.quasis[0]?.value.cooked ?? '', place: placeOf(source, value) }];
    const constant = value.type === 'Identifier' && constants.get(value.name);
    if (constant) return read(constant, key);
    if (value.type !== 'ObjectExpression') throw new Error(`${placeOf(source, value)} a message is a plain string`);
    return value.properties.flatMap((property) => {
      if (property.type === 'SpreadElement') return read(property.argument, key);
      const name = keyOf(property);
      if (name === undefined) throw new Error(`${placeOf(source, property)} a key is a plain word`);
      return read(property.value, `${key}.${name}`);
    });
  }

  return programOf(source).body.flatMap((statement) => {
    const isExport = statement.type === 'ExportNamedDeclaration';
    const declaration = isExport ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init }) => {
      if (id.type !== 'Identifier' || !init) return [];
      constants.set(id.name, init);
      return isExport ? read(init, id.name) : [];
    });
  });
}
