import { ERROR_STATUS, type ErrorKey, type ErrorStatus } from './error-status.ts';
import { errorLimits } from './errors.limits.ts';

export type { ErrorKey, ErrorStatus };

const digits = new Intl.NumberFormat('en');
/** The number of a limit as it stands in a sentence: 5,000. */
const max = (name: keyof typeof errorLimits): string => digits.format(errorLimits[name]);

/** English message of each error, for tools and logs; the web turns a key into a sentence in the reader's language. */
export const ERROR_SENTENCES: Readonly<Record<ErrorKey, string>> = {
  invalid_input: 'Some of what was sent is not valid.',
  weak_password: 'This password is easy to guess. Use a longer or less common one.',
  wrong_password: 'This is not your password.',
  same_email: 'This is the address that the account has already.',
  link_invalid: 'This link does not work: it was used, it has expired, or it is incomplete. Ask for a new one.',
  not_a_picture: 'This file is no WebP, JPEG or PNG picture.',
  file_empty: 'This file is empty.',
  picture_unreadable: `This picture is damaged, or has more than ${max('pictureMegapixels')} megapixels.`,
  purchase_in_future: 'The day of purchase is still to come.',
  unauthenticated: 'Sign in first.',
  wrong_credentials: 'E-mail or password is wrong.',
  key_invalid: 'This API key is not valid: it was revoked, it has expired, or it is incomplete.',
  suspended: 'This account is suspended.',
  session_required: 'An API key cannot do this. Sign in.',
  scope_required: 'This API key was not allowed to do this. Make another that is.',
  forbidden: 'You lack the permission for this.',
  foreign_origin: 'This request came from another site.',
  silenced: 'A moderator has muted this account here for a time. It can read, and not write.',
  not_found: 'There is no such thing here.',
  item_not_found: 'Item not found in collection',
  method_not_allowed: 'This address does not answer that method.',
  item_exists: 'Item already exists in this collection',
  collection_full: `A collection holds at most ${max('collectionItems')} items.`,
  too_many_collections: `You can have at most ${max('collections')} collections.`,
  default_collection: 'A default collection cannot be deleted.',
  last_admin: 'Nobody could manage users and roles any more. Give somebody else these permissions first.',
  role_exists: 'There is a role of this name already.',
  role_gone: 'This role was deleted meanwhile.',
  role_in_use: 'Somebody has this role. Take it from them first.',
  built_in_role: 'This role belongs to the product and cannot be deleted.',
  too_many_keys: `You can have at most ${max('apiKeys')} API keys. Revoke one first.`,
  too_many_purchases: `You can keep at most ${max('purchases')} purchases.`,
  no_such_account: 'No account has this e-mail address.',
  id_taken: 'This id is taken already. Make a new one.',
  edit_conflict: 'This was changed meanwhile. Look at what it says now.',
  feed_exists: 'There is a feed of this name already.',
  feed_unreadable: 'This feed could not be read.',
  most_would_end:
    'Most deals of this feed are not in it any more, so nothing was imported. Try it without importing, and import it anyway if that is right.',
  review_exists: 'You have written a review of this deal already. Edit that one.',
  review_removed: 'Staff have removed this review. It cannot be changed or written again.',
  room_closed: 'This room is closed. It can be read, and nothing can be written.',
  too_many_rooms: 'There can be no more rooms here. Close one and use it again under another name.',
  looks_after_room: 'Who looks after the room cannot be muted in it.',
  join_declined: 'The request was declined. It can be made again after some days.',
  quota_reached: `There is no room left for files: a member keeps at most ${max('memberMegabytes')} MB in ${max('memberFiles')} files, a team ${max('teamGigabytes')} GB.`,
  file_too_large: `A file holds at most ${max('fileMegabytes')} MB.`,
  too_many_webhooks: `A room can have at most ${max('webhooks')} webhooks. Revoke one first.`,
  move_unset: 'The team has set no address for this tool.',
  move_refused: 'The tool takes no messages at the address that the team has set. Set another.',
  move_failed: 'The tool did not answer. Try again later.',
  too_large: 'The request is too large.',
  not_json: 'Send JSON, with content-type application/json.',
  too_many_requests: 'Too many attempts. Wait a while, then try again.',
  slow_mode: 'This room is in slow mode. Wait a moment before the next message.',
  too_many_messages: 'Too many messages in a short time. Wait a moment, then send again.',
  defaults_failed: 'Failed to ensure default collections',
  internal: 'Something went wrong on our side.',
  unavailable: 'The service is busy. Try again in a moment.',
};

/** One field that was not valid: where it is, and what is wrong with it. */
export interface InputIssue {
  path: string;
  message: string;
}

/** Error as it is sent on the wire, the same over REST (`error`) and tRPC (`data.error`). */
export interface ErrorBody {
  code: ErrorKey;
  message: string;
  issues?: InputIssue[];
  /** Seconds to wait before a retry; only set where waiting helps. */
  retryAfterSeconds?: number;
}

/** A failure that the caller is told about, by its key. Everything else that is thrown answers `internal`. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly key: ErrorKey;
  readonly issues: InputIssue[] | undefined;
  /** Seconds to wait before a retry; only set where waiting helps. */
  readonly retryAfterSeconds: number | undefined;

  constructor(key: ErrorKey, detail: { issues?: InputIssue[]; retryAfterSeconds?: number; cause?: unknown } = {}) {
    super(ERROR_SENTENCES[key], { cause: detail.cause });
    this.key = key;
    this.issues = detail.issues;
    this.retryAfterSeconds = detail.retryAfterSeconds;
  }

  get status(): ErrorStatus {
    return ERROR_STATUS[this.key];
  }

  toBody(): ErrorBody {
    const body: ErrorBody = { code: this.key, message: this.message };
    if (this.issues) body.issues = this.issues;
    if (this.retryAfterSeconds) body.retryAfterSeconds = this.retryAfterSeconds;
    return body;
  }
}
