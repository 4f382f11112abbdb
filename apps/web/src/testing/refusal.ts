import { type ErrorKey, ERRORS, type InputIssue } from '@onceware/api/kernel/errors';
import { TRPCClientError } from '@trpc/client';

/** Creates the error of a call that the server refuses: throw it from an `Answer`. */
export function refusal(code: ErrorKey, issues?: InputIssue[]): Error {
  const { sentence: message, status: httpStatus } = ERRORS[code];
  const error = { code, message, ...(issues && { issues }) };
  return new TRPCClientError(message, {
    result: {
      error: { code: -32_000, message, data: { code: 'REFUSED', httpStatus, path: '', error } },
    },
  });
}
