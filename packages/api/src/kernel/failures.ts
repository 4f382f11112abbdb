import { postgresError } from '@onceware/db/client';
import { ZodError } from 'zod';
import { AppError, type InputIssue } from './errors.ts';
import { ISSUES_MAX } from './list.ts';

/** Postgres saying «not now»: shutting down, out of connections, timed out, deadlocked, gone, or a standby that is being promoted. */
const BUSY = /^(08|53|57P|57014|55P03|40P01|40001|25006)/;
const GONE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT)$/;
const POOL_MESSAGES =
  /Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|not queryable/;

/**
 * Converts anything thrown into the error that the caller is told. Unexpected errors become `internal`, with their
 * cause kept for the log.
 */
export function toAppError(error: unknown): AppError {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof AppError) return cause;
    if (cause instanceof ZodError) return new AppError('invalid_input', { issues: firstOf(cause.issues) });
    if (isUnavailable(cause)) return new AppError('unavailable', { cause: error });
  }
  return new AppError('internal', { cause: error });
}

/** Limit that keeps the answer to a batch of ten invalid calls below 64 kB. */
const ISSUES_CHARACTERS_MAX = 4_000;

/**
 * Limits the issues to as many as a person can act on. Paths and messages are cut, because they may repeat the input,
 * which is not sent back at length.
 */
function firstOf(issues: ZodError['issues']): InputIssue[] {
  const named: InputIssue[] = [];
  let left = ISSUES_CHARACTERS_MAX;
  for (const { path, message } of issues.slice(0, ISSUES_MAX)) {
    const issue = { path: path.join('.').slice(0, 200), message: message.slice(0, 300) };
    left -= JSON.stringify(issue).length;
    if (left < 0 && named.length > 0) break;
    named.push(issue);
  }
  return named;
}

function isUnavailable(error: Error): boolean {
  const raised = postgresError(error);
  if (raised) return BUSY.test(raised.code);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return GONE.test(code) || POOL_MESSAGES.test(error.message);
}
