import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';

const SOURCE = join(import.meta.dirname, '../api/src');
const INFERRED = /export (interface|type) (\w+) (?:extends|=) z\.infer<typeof (\w+)>(?:;| \{\s*\})/g;

/** Types that are inferred of schemas: how a file elsewhere names each. */
const names = new Map<unknown, string>();
const schemas = new Map<string, Record<string, z.ZodType>>();
for (const file of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.answers.ts')) continue;
  const made = (await import(join(SOURCE, file))) as Record<string, z.ZodType>;
  schemas.set(file, made);
  for (const [, , name, schema = ''] of readFileSync(join(SOURCE, file), 'utf8').matchAll(INFERRED))
    names.set(made[schema], `import('#${file}').${name}`);
}

/** Declarations of a feature's answers, each type written out: who uses the client has no zod. */
export const writeAnswers = (code: string, file: string): string =>
  code.replace(INFERRED, (_all, kind: string, name: string, schema: string) => {
    const written = write(schemas.get(file)?.[schema] as z.ZodType);
    return kind === 'type' ? `export type ${name} = ${written};` : `export interface ${name} ${written}`;
  });

function typeOf(given: unknown): string {
  const schema = given as z.ZodType;
  return names.get(schema) ?? names.get(schema._zod.parent) ?? write(schema);
}

function write(schema: z.ZodType): string {
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  switch (def.type) {
    case 'object':
      return `{ ${Object.entries(def.shape).map(field).join(' ')} }`;
    case 'array':
      return `Array<${typeOf(def.element)}>`;
    case 'tuple':
      return `[${def.items.map(typeOf).join(', ')}]`;
    case 'record':
      return `Record<${typeOf(def.keyType)}, ${typeOf(def.valueType)}>`;
    case 'union':
      return def.options.map(typeOf).join(' | ');
    case 'nullable':
      return `${typeOf(def.innerType)} | null`;
    case 'optional':
      return `${typeOf(def.innerType)} | undefined`;
    case 'enum':
      return Object.values(def.entries)
        .map((value) => JSON.stringify(value))
        .join(' | ');
    case 'literal':
      return def.values.map((value) => JSON.stringify(value)).join(' | ');
    case 'date':
      return 'Date';
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
    case 'unknown':
      return def.type;
    default:
      throw new Error(`Answers of this kind cannot be written out yet: ${def.type}`);
  }
}

const field = ([name, given]: [string, z.core.$ZodType]): string => {
  const { description } = given as z.ZodType;
  const optional = given._zod.def.type === 'optional' ? '?' : '';
  return `${description ? `\n/** ${description} */\n` : ''}${name}${optional}: ${typeOf(given)};`;
};
