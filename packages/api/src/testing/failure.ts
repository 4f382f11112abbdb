import { TRPCError } from '@trpc/server';
import { failureOf } from '#kernel/trpc.ts';

/** The status and key that a call fails with, e.g. `404 not_found`. */
export async function failure(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof TRPCError)) throw new Error(`a TRPCError was expected, not ${String(error)}`);
  const { key, status } = failureOf(error);
  return `${status} ${key}`;
}
