import type { ImportLine } from '@onceware/api/supply/import/import.contract';
import { type ErrorBody, type ErrorKey, ERRORS } from '@onceware/api/kernel/errors';
import type { StoredPicture } from '@onceware/api/platform/pictures/pictures.contract';
import { z } from 'zod';

// Response schemas of REST. `satisfies` holds each to the contract's type, and a test checks real responses against
// each.

/** Schemas with a name of their own in the document. */
export const components = z.registry<{ id: string }>();

export const named = <Schema extends z.ZodType>(id: string, schema: Schema): Schema => {
  components.add(schema, { id });
  return schema;
};

export const id = z.uuid();
export const moment = z.iso.datetime();
export const count = z.int().min(0);

export const gravatar = named('GravatarExists', z.strictObject({ exists: z.boolean() }));
export const health = named('Health', z.strictObject({ status: z.literal('ok') }));

const issues = z.array(z.strictObject({ path: z.string(), message: z.string() }));

/** A failure with one of these keys. */
export const failure = <Keys extends readonly [ErrorKey, ...ErrorKey[]]>(keys: Keys) =>
  z.strictObject({
    error: z.strictObject({
      code: z.enum(keys),
      message: z.string(),
      issues: issues.optional(),
      retryAfterSeconds: count.optional(),
    }),
  });

const allKeys = Object.keys(ERRORS) as [ErrorKey, ...ErrorKey[]];

/** One line of the answer to an import. */
/** A picture of ours, drawn anew. */
export const storedPicture = named(
  'StoredPicture',
  z.strictObject({ url: z.string(), width: count, height: count }) satisfies z.ZodType<StoredPicture>,
);

export const importLine = named(
  'ImportLine',
  z.union([
    z.strictObject({ import: z.strictObject({ id: z.uuid() }) }),
    z.strictObject({ waiting: z.strictObject({ ahead: count }) }),
    z.strictObject({ step: z.enum(['read', 'written']), rows: count }),
    z.strictObject({
      note: z.strictObject({ kind: z.enum(['rejected', 'left out']), place: z.string(), reason: z.string() }),
    }),
    z.strictObject({
      summary: z.strictObject({
        read: count,
        inserted: count,
        updated: count,
        unchanged: count,
        rejected: count,
        newTools: count,
        newDeals: count,
        ended: count,
        ignored: z.array(z.string()),
        noteCount: count,
      }),
    }),
    failure(allKeys),
  ]) satisfies z.ZodType<Exclude<ImportLine, { error: ErrorBody }> | { error: Omit<ErrorBody, 'issues'> }>,
);
