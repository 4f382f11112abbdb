import { ERROR_STATUS } from '@onceware/api/kernel/error-status';
import { ERROR_SENTENCES, type ErrorKey, type InputIssue } from '@onceware/api/kernel/errors';
import { TRPCClientError } from '@trpc/client';

/** Creates the error of a call that the server refuses: throw it from an `Answer`. */
export function refusal(code: ErrorKey, issues?: InputIssue[]): Error {
  const message = ERROR_SENTENCES[code];
  const error = { code, message, ...(issues && { issues }) };
  return new TRPCClientError(message, {
    result: {
      error: { code: -32_000, message, data: { code: 'REFUSED', httpStatus: ERROR_STATUS[code], path: '', error } },
    },
  });
}
