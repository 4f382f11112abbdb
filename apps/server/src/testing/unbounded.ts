import { bounded } from '@onceware/api/kernel/list';
import { z } from 'zod';

/** Schema type in which zod keeps what a schema was made of. */
type Schema = z.core.$ZodTypes;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value;

/** Whether what matches has a greatest length. */
const isBoundedPattern = (pattern: string): boolean =>
  !/[*+]|\{\d+,\}/.test(pattern.replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]/g, 'x'));

/**
 * The places of an input whose size nothing bounds: `rows.*.title`. Lists and records are bounded where `kernel/list.ts` made
 * them: zod's own look at every element before they count.
 */
export function unboundedOf(given: unknown, path = 'input'): string[] {
  if (!isSchema(given)) return [`${path}: no schema`];
  const known = bounded.get(given);
  if (known) return Number.isFinite(known.max) ? unboundedOf(known.values, `${path}.*`) : [`${path}: list`];
  const { def } = given._zod;
  switch (def.type) {
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'null':
    case 'undefined':
    case 'never':
      return [];
    case 'string': {
      const { maxLength, pattern, allOf = [] } = z.toJSONSchema(given);
      const patterns = [pattern, ...allOf.map((one) => one.pattern)].filter((one) => one !== undefined);
      return maxLength !== undefined || patterns.some(isBoundedPattern) ? [] : [`${path}: string`];
    }
    case 'number': {
      const { minimum, maximum } = z.toJSONSchema(given);
      return minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER
        ? []
        : [`${path}: number`];
    }
    case 'object':
      return [
        ...Object.entries(def.shape).flatMap(([key, field]) => unboundedOf(field, `${path}.${key}`)),
        // Unknown fields are dropped or refused, unless somebody asked for them.
        ...(def.catchall ? unboundedOf(def.catchall, `${path}.?`) : []),
      ];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return unboundedOf(def.innerType, path);
    case 'union':
      return def.options.flatMap((option) => unboundedOf(option, path));
    case 'tuple':
      return [
        ...def.items.flatMap((item, index) => unboundedOf(item, `${path}.${index}`)),
        ...(def.rest ? [`${path}: tuple`] : []),
      ];
    case 'pipe':
      // Output of the first part is no larger than its input; a part that only prepares or checks says nothing of the
      // size.
      return unboundedOf(
        isSchema(def.in) && ['transform', 'custom'].includes(def.in._zod.def.type) ? def.out : def.in,
        path,
      );
    default:
      return [`${path}: ${def.type}`];
  }
}
