import type { ESTree } from 'vite';
import { placeOf, programOf, type Source } from './source.ts';

/** One message as it was written (an import would bring it compiled). */
export interface Word {
  /** With its namespace: `header.menu.home`. */
  key: string;
  text: string;
  place: string;
}

/** The messages of a file of words. Its JSON is read as the expression that it also is: `JSON.parse` tells no lines and takes a key twice. */
export function wordsIn(source: Source): Word[] {
  const file = { ...source, text: `(${source.text})` };
  const fail = (node: ESTree.Span, problem: string) => new Error(`${placeOf(file, node)} ${problem}`);

  function read(value: ESTree.Expression, key: string): Word[] {
    if (value.type === 'ParenthesizedExpression') return read(value.expression, key);
    if (value.type === 'Literal' && typeof value.value === 'string')
      return [{ key, text: value.value, place: placeOf(file, value) }];
    if (value.type !== 'ObjectExpression') throw fail(value, 'a message is a string');
    const names = new Set<string>();
    return value.properties.flatMap((property) => {
      if (property.type !== 'Property' || property.key.type !== 'Literal') throw fail(property, 'a key is a string');
      const name = String(property.key.value);
      if (names.has(name)) throw fail(property, `'${name}' is there twice`);
      names.add(name);
      return read(property.value, key ? `${key}.${name}` : name);
    });
  }

  const [statement] = programOf(file).body;
  return statement?.type === 'ExpressionStatement' ? read(statement.expression, '') : [];
}
