import { z } from 'zod';
import { type ErrorBody, type ErrorKey, ERRORS } from './errors.ts';

// Parts of answers. Those of a feature are in its *.answers.ts, which only the server loads (decision 062).

/** Schemas with a name of their own in the OpenAPI document. */
export const components = z.registry<{ id: string }>();

export const named = <Schema extends z.ZodType>(id: string, schema: Schema): Schema => {
  components.add(schema, { id });
  return schema;
};

export const id = z.uuid();
export const moment = z.iso.datetime();
export const count = z.int().min(0);
export const nextCursor = z
  .string()
  .nullable()
  .describe('Sent as `cursor`, it asks for the next page; null at the end.');
export const done = named('Done', z.strictObject({ ok: z.literal(true) }));

const allKeys = Object.keys(ERRORS) as [ErrorKey, ...ErrorKey[]];

/** A failure with one of these keys. */
export const failure = (keys: readonly [ErrorKey, ...ErrorKey[]] = allKeys) =>
  z.strictObject({
    error: z.strictObject({
      code: z.enum(keys),
      message: z.string(),
      issues: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
      retryAfterSeconds: count.optional(),
    }) satisfies z.ZodType<ErrorBody>,
  });

/**
 * Parser of a procedure's answer, for `.output()`: refuses one that lacks a field, has a wrong one or one too many, and
 * hands on what it was given. Errors are not zod's, which would blame the caller's input.
 */
export const answer =
  <Answer>(schema: z.ZodType<Answer>) =>
  (value: unknown): Answer => {
    const { error } = schema.safeParse(value);
    if (error) throw new Error(`This is not the answer that the contract states:\n${z.prettifyError(error)}`);
    return value as Answer;
  };

/** Answer of a change that says no more than that it was made. */
export const ok = answer(done);

/** Answer of a change that says nothing. */
export const nothing = answer(z.void());
