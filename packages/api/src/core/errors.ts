/**
 * Every failure that a caller may see, in one table: from it come the REST status, the tRPC code and the sentence.
 * Safe in a browser: it must not import tRPC. The web turns a key into a sentence in the reader's language.
 */
export const errorTable = {
  invalid_input: { status: 400, message: 'Some of what was sent is not valid.' },
  weak_password: { status: 400, message: 'This password is easy to guess. Use a longer or less common one.' },
  wrong_password: { status: 400, message: 'This is not your password.' },
  same_email: { status: 400, message: 'This is the address that the account has already.' },
  link_invalid: { status: 400, message: 'This link does not work: it was used, it has expired, or it is incomplete. Ask for a new one.' },
  not_a_picture: { status: 400, message: 'This file is no WebP, JPEG or PNG picture.' },
  unauthenticated: { status: 401, message: 'Sign in first.' },
  wrong_credentials: { status: 401, message: 'E-mail or password is wrong.' },
  key_invalid: { status: 401, message: 'This API key is not valid: it was revoked, it has expired, or it is incomplete.' },
  suspended: { status: 403, message: 'This account is suspended.' },
  session_required: { status: 403, message: 'An API key cannot do this. Sign in.' },
  forbidden: { status: 403, message: 'You lack the permission for this.' },
  foreign_origin: { status: 403, message: 'This request came from another site.' },
  not_found: { status: 404, message: 'There is no such thing here.' },
  item_not_found: { status: 404, message: 'Item not found in collection' },
  method_not_allowed: { status: 405, message: 'This address does not answer that method.' },
  item_exists: { status: 409, message: 'Item already exists in this collection' },
  collection_full: { status: 409, message: 'A collection holds at most 5,000 items.' },
  too_many_collections: { status: 409, message: 'You can have at most 200 collections.' },
  default_collection: { status: 409, message: 'A default collection cannot be deleted.' },
  last_admin: { status: 409, message: 'Nobody could manage users and roles any more. Give somebody else these permissions first.' },
  role_exists: { status: 409, message: 'There is a role of this name already.' },
  role_gone: { status: 409, message: 'This role was deleted meanwhile.' },
  role_in_use: { status: 409, message: 'Somebody has this role. Take it from them first.' },
  built_in_role: { status: 409, message: 'This role belongs to the product and cannot be deleted.' },
  too_many_keys: { status: 409, message: 'You can have at most 20 API keys. Revoke one first.' },
  too_many_purchases: { status: 409, message: 'You can keep at most 2,000 purchases.' },
  no_such_account: { status: 404, message: 'No account has this e-mail address.' },
  id_taken: { status: 409, message: 'This id is taken already. Make a new one.' },
  too_large: { status: 413, message: 'The request is too large.' },
  not_json: { status: 415, message: 'Send JSON, with content-type application/json.' },
  too_many_requests: { status: 429, message: 'Too many attempts. Wait a while, then try again.' },
  defaults_failed: { status: 503, message: 'Failed to ensure default collections' },
  internal: { status: 500, message: 'Something went wrong on our side.' },
  unavailable: { status: 503, message: 'The service is busy. Try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorKey = keyof typeof errorTable;
export type ErrorStatus = (typeof errorTable)[ErrorKey]['status'];

/** One field that was not valid: where it is, and what is wrong with it. */
export interface InputIssue {
  path: string;
  message: string;
}

/** What a failure looks like on the wire, the same over REST (`error`) and tRPC (`data.error`). */
export interface ErrorBody {
  code: ErrorKey;
  message: string;
  issues?: InputIssue[];
}

/** A failure that the caller is told about, by its key. Everything else that is thrown answers `internal`. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly key: ErrorKey;
  readonly issues: InputIssue[] | undefined;
  /** For `too_many_requests`: when to try again. */
  readonly retryAfterSeconds: number | undefined;

  constructor(key: ErrorKey, detail: { issues?: InputIssue[]; retryAfterSeconds?: number; cause?: unknown } = {}) {
    super(errorTable[key].message, { cause: detail.cause });
    this.key = key;
    this.issues = detail.issues;
    this.retryAfterSeconds = detail.retryAfterSeconds;
  }

  get status(): ErrorStatus {
    return errorTable[this.key].status;
  }

  toBody(): ErrorBody {
    const body: ErrorBody = { code: this.key, message: this.message };
    if (this.issues) body.issues = this.issues;
    return body;
  }
}
