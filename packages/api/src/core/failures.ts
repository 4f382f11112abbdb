import { postgresError } from '@onceware/db/client';
import { ZodError } from 'zod';
import { AppError } from './errors.ts';

/** Postgres saying «not now»: shutting down, out of connections, timed out, deadlocked, or gone. */
const BUSY = /^(08|53|57P|57014|55P03|40P01|40001)/;
const GONE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT)$/;
const POOL_MESSAGES = /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|not queryable/;

/** What the caller is told about anything thrown. Whatever is not expected here becomes `internal`, with its cause kept for the log. */
export function toAppError(error: unknown): AppError {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof AppError) return cause;
    if (cause instanceof ZodError) {
      const issues = cause.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
      return new AppError('invalid_input', { issues });
    }
    if (isUnavailable(cause)) return new AppError('unavailable', { cause: error });
  }
  return new AppError('internal', { cause: error });
}

function isUnavailable(error: Error): boolean {
  const raised = postgresError(error);
  if (raised) return BUSY.test(raised.code);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return GONE.test(code) || POOL_MESSAGES.test(error.message);
}
