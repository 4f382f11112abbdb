import { bounded } from '@onceware/api/kernel/list';
import type { z } from 'zod';

type Schema = z.core.$ZodTypes;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value;

/** Whether a schema takes a text at all, before it makes something else of it. */
function takesText(schema: Schema): boolean {
  const { def } = schema._zod;
  if (def.type === 'string') return true;
  return def.type === 'pipe' && isSchema(def.in) && takesText(def.in);
}

/**
 * The texts of an input that are not one of a few words: where each stands (`rows.*.title`) and all that checks it. Bounded
 * lists are looked into where `kernel/list.ts` made them.
 */
export function textsOf(given: unknown, path = 'input'): [path: string, schema: z.core.$ZodType][] {
  if (!isSchema(given)) return [];
  const known = bounded.get(given);
  if (known) return textsOf(known.values, `${path}.*`);
  if (takesText(given)) return [[path, given]];
  const { def } = given._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, field]) => textsOf(field, `${path}.${key}`));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return textsOf(def.innerType, path);
    case 'union':
      return def.options.flatMap((option) => textsOf(option, path));
    case 'tuple':
      return def.items.flatMap((item, index) => textsOf(item, `${path}.${index}`));
    case 'pipe':
      return textsOf(
        isSchema(def.in) && ['transform', 'custom'].includes(def.in._zod.def.type) ? def.out : def.in,
        path,
      );
    default:
      return [];
  }
}
