import { z } from 'zod';
import { opaque } from './text.ts';

/** Issues that an answer names, and after which a list is not checked further. */
export const ISSUES_MAX = 20;

/** Registers schemas that hold many values, each with its bound; read by the test that walks all inputs. */
export const bounded = z.registry<{ max: number; values: unknown }>();

/**
 * A list of at most `max` elements. Its length is checked before the elements, and reading ends with the 20th issue: zod's own
 * array would look at each of a million wrong ones, and complain of each.
 */
export function list<Element extends z.ZodType>(
  element: Element,
  {
    min = 0,
    max,
    few = 'This must not be empty.',
    many = `Use at most ${max} entries.`,
  }: { min?: number; max: number; few?: string; many?: string },
) {
  return z
    .custom<z.input<Element>[]>(Array.isArray, {
      error: ({ input }) => (input === undefined ? 'This is missing.' : 'This is not a list.'),
      abort: true,
    })
    .refine((values) => values.length >= min, { error: few, abort: true })
    .check(({ value, issues }) => {
      if (value.length > max)
        issues.push({ code: 'too_big', origin: 'array', maximum: max, inclusive: true, input: value, message: many });
    })
    .transform((values, context) => {
      const read: z.output<Element>[] = [];
      for (const [index, value] of values.entries()) {
        const one = element.safeParse(value);
        if (one.success) read.push(one.data);
        else
          for (const issue of one.error.issues)
            context.issues.push({ ...issue, path: [index, ...issue.path], input: value } as z.core.$ZodRawIssue);
        if (context.issues.length >= ISSUES_MAX) return z.NEVER;
      }
      return read;
    })
    .register(bounded, { max, values: element });
}

/** An object of at most `max` entries with names of at most `nameMax` characters, all of one kind; a wrong value is named by its key. */
export function entries<Value extends z.ZodType>(value: Value, { max, nameMax }: { max: number; nameMax: number }) {
  return z
    .custom<z.input<z.ZodRecord<z.ZodString, Value>>>(
      (given) => typeof given === 'object' && given !== null && !Array.isArray(given),
      { error: 'This is not an object.', abort: true },
    )
    .refine((given) => Object.keys(given).length <= max, { error: `Use at most ${max} entries.`, abort: true })
    .pipe(
      z.record(opaque(nameMax), value, {
        error: ({ code, issues }) => (code === 'invalid_key' ? issues[0]?.message : undefined),
      }),
    )
    .register(bounded, { max, values: value });
}
