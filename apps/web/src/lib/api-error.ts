import type { ErrorBody, ErrorKey } from '@onceware/api/core/errors';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isErrorBody = (value: unknown): value is ErrorBody => isRecord(value) && typeof value.code === 'string';

/** What the server said of a failed call; null when it said nothing: no network, or an answer that is not ours. */
export function errorBody(error: unknown): ErrorBody | null {
  if (!isRecord(error) || !isRecord(error.data)) return null;
  return isErrorBody(error.data.error) ? error.data.error : null;
}

/** The key of a failed call, for choosing a sentence or a reaction; null when the server was not reached. */
export function errorKey(error: unknown): ErrorKey | null {
  return errorBody(error)?.code ?? null;
}

/** HTTP status of a failed call; null when the server was not reached. */
export function errorStatus(error: unknown): number | null {
  return isRecord(error) && isRecord(error.data) && typeof error.data.httpStatus === 'number' ? error.data.httpStatus : null;
}

/** What stands between us and the server answers by these while it cannot reach it. */
const GATEWAY = new Set([502, 503, 504]);

/** Whether the call came to nobody, or nobody knows: no network, or a gateway's answer in the server's place. Worth another try. */
export function isUnreached(error: unknown): boolean {
  if (errorStatus(error) !== null) return false;
  const response = isRecord(error) && isRecord(error.meta) ? error.meta.response : undefined;
  return !(response instanceof Response) || GATEWAY.has(response.status);
}
