import { bounded } from '@onceware/api/kernel/list';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

/** By content type; null where there is no schema. An answer's schema has a name. */
export type Contents = Record<string, z.ZodType | null>;

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Places where a route reads its input, named as in the OpenAPI document. */
export interface InputSchemas {
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: Contents;
}

interface Taking<Input> {
  method: Method;
  path: string;
  input: z.ZodType<Input> | undefined;
  fields: z.ZodObject | undefined;
}

interface Reader<Input> extends InputSchemas {
  /** @throws ZodError */
  read(request: FastifyRequest): Input;
}

/** Reads the input of a route from its path and its query or body, and says for the document what stands where. */
export function readerOf<Input>({ method, path, input, fields }: Taking<Input>): Reader<Input> {
  // Without an input nothing is read, and the handler's is undefined.
  if (!input) return { read: () => undefined as Input };
  const isRead = method === 'get';
  const hasBody = !isRead && method !== 'delete';
  const shape = fields ?? (input instanceof z.ZodObject ? input : undefined);
  const { params, others } = apart(shape, path);
  const readQuery = queryReader(isRead ? others : undefined);
  return {
    ...(params && { params }),
    ...(isRead && others && { query: others }),
    ...(hasBody && { body: { 'application/json': others ?? (shape ? z.object({}) : input) } satisfies Contents }),
    read(request) {
      const sent = hasBody ? request.body : readQuery(request.query as Record<string, unknown>);
      return input.parse(isObject(sent) ? { ...sent, ...(request.params as object) } : sent);
    },
  };
}

/** The fields that the path names, and the others. */
function apart(fields: z.ZodObject | undefined, path: string): { params?: z.ZodObject; others?: z.ZodObject } {
  const isNamed = ([name]: [string, unknown]) => path.includes(`{${name}}`);
  const shape = Object.entries(fields?.shape ?? {});
  const objectOf = (some: typeof shape) => (some.length > 0 ? z.object(Object.fromEntries(some)) : undefined);
  const [params, others] = [objectOf(shape.filter(isNamed)), objectOf(shape.filter((field) => !isNamed(field)))];
  return { ...(params && { params }), ...(others && { others }) };
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether it is one of kernel/list.ts, which in a query is its entries with commas between them. */
const isList = (schema: z.core.$ZodType | undefined): boolean =>
  schema !== undefined && (bounded.has(schema) || (schema instanceof z.ZodDefault && isList(schema.unwrap())));

/** A query is text: what the schema has as numbers and truth values becomes that, where it reads as such. */
function queryReader(fields: z.ZodObject | undefined): (query: Record<string, unknown>) => Record<string, unknown> {
  const { properties = {} } = fields ? z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any' }) : {};
  const typesOf = (property: z.core.JSONSchema._JSONSchema | undefined): unknown[] =>
    typeof property === 'object' ? [property.type, ...(property.anyOf ?? []).flatMap(typesOf)] : [];
  const isTyped = (name: string, types: string[]) =>
    typesOf(properties[name]).some((type) => types.includes(String(type)));
  const valueOf = (name: string, text: unknown) => {
    if (typeof text !== 'string') return text;
    if (isList(fields?.shape[name])) return text === '' ? [] : text.split(',');
    if (isTyped(name, ['number', 'integer']) && /^-?\d{1,15}(\.\d{1,9})?$/.test(text)) return Number(text);
    return isTyped(name, ['boolean']) && (text === 'true' || text === 'false') ? text === 'true' : text;
  };
  return (query) => Object.fromEntries(Object.entries(query).map(([name, text]) => [name, valueOf(name, text)]));
}
