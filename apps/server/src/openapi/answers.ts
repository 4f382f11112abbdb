import { named } from '@onceware/api/kernel/answers';
import { z } from 'zod';

// Answers that REST alone gives. Those of procedures are in the *.answers.ts of packages/api.

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

const allKeys = Object.keys(ERROR_STATUS) as [ErrorKey, ...ErrorKey[]];

/** One line of the answer to an import. */
/** A picture that the server has re-encoded. */
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
