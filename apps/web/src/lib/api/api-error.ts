import type { ErrorBody, ErrorKey } from '@onceware/api/kernel/errors';
import { foreignStatus, isTimedOut } from './answer-limit.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isErrorBody = (value: unknown): value is ErrorBody => isRecord(value) && typeof value.code === 'string';

/** Returns the server's error for a failed call; null if it sent none: no network, or a response that is not ours. */
export function errorBody(error: unknown): ErrorBody | null {
  if (!isRecord(error) || !isRecord(error.data)) return null;
  return isErrorBody(error.data.error) ? error.data.error : null;
}

/** The key of a failed call, for choosing a reaction; null when the server has not said why. */
export function errorKey(error: unknown): ErrorKey | null {
  return errorBody(error)?.code ?? null;
}

/** HTTP status of the server's answer to a failed call; null when that did not come. */
export function errorStatus(error: unknown): number | null {
  return isRecord(error) && isRecord(error.data) && typeof error.data.httpStatus === 'number'
    ? error.data.httpStatus
    : null;
}

/** Statuses that a proxy between us and the server answers with while it cannot reach the server. */
const GATEWAY = new Set([502, 503, 504]);

/** The status of an answer that is none of ours, as a proxy's; null if there was none, or it is the server's. */
function strangersStatus(error: unknown): number | null {
  if (errorStatus(error) !== null) return null;
  const response = isRecord(error) && isRecord(error.meta) ? error.meta.response : undefined;
  return response instanceof Response ? response.status : foreignStatus(error);
}

/** Whether the call came to nobody, or nobody knows: no network, no answer in time, or a gateway's answer in the server's place. Worth another try. */
export function isUnreached(error: unknown): boolean {
  if (errorStatus(error) !== null) return false;
  const status = strangersStatus(error);
  return status === null || GATEWAY.has(status);
}

/** A sentence of `errors`. */
export type FailureKey = ErrorKey | 'offline' | 'no_answer';

/** Returns the key of the message for a failed call: the server's error, or the reason why there was no response. */
export function failureKey(error: unknown): FailureKey {
  const status = strangersStatus(error);
  if (status !== null) return GATEWAY.has(status) ? 'unavailable' : 'internal';
  return errorKey(error) ?? (isTimedOut(error) ? 'no_answer' : 'offline');
}
