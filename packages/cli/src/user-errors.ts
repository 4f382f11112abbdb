import { isOncewareError } from '@onceware/client';

/** Error that the caller can fix; its message is all that they are told. */
export class UserError extends Error {}

const isOfArguments = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** One line for people. @throws unexpected errors */
export function sentenceOf(error: unknown): string {
  if (error instanceof UserError || isOfArguments(error)) return error.message;
  if (!isOncewareError(error)) throw error;
  if (!error.data) return `The site does not answer: ${error.message}`;
  const { message, issues = [] } = error.data.error;
  return [message, ...issues.map((issue) => issue.message)].join(' ');
}

/** Whether every other call would fail too: the site does not answer, or does not know the key. */
export const affectsEveryCall = (error: unknown): boolean =>
  isOncewareError(error) && (!error.data || error.data.error.code === 'key_invalid');
