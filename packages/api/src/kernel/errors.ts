import { errorLimits } from './errors.limits.ts';

const digits = new Intl.NumberFormat('en');
/** The number of a limit as written in a sentence: 5,000. */
const max = (name: keyof typeof errorLimits): string => digits.format(errorLimits[name]);

const error = <Status extends number>(status: Status, sentence: string) => ({ status, sentence });

/**
 * Every failure that a caller may see, by its key: its REST status, from which the tRPC code follows, and a sentence in
 * English, for tools and logs. The web says it in the reader's language (`errors` in its words).
 */
export const ERRORS = {
  invalid_input: error(400, 'Some of what was sent is not valid.'),
  weak_password: error(400, 'This password is easy to guess. Use a longer or less common one.'),
  wrong_password: error(400, 'This is not your password.'),
  same_email: error(400, 'This is the address that the account has already.'),
  link_invalid: error(
    400,
    'This link does not work: it was used, it has expired, or it is incomplete. Ask for a new one.',
  ),
  not_a_picture: error(400, 'This file is no WebP, JPEG or PNG picture.'),
  file_empty: error(400, 'This file is empty.'),
  picture_unreadable: error(400, `This picture is damaged, or has more than ${max('pictureMegapixels')} megapixels.`),
  purchase_in_future: error(400, 'The day of purchase is still to come.'),
  unauthenticated: error(401, 'Sign in first.'),
  wrong_credentials: error(401, 'E-mail or password is wrong.'),
  key_invalid: error(401, 'This API key is not valid: it was revoked, it has expired, or it is incomplete.'),
  suspended: error(403, 'This account is suspended.'),
  session_required: error(403, 'An API key cannot do this. Sign in.'),
  scope_required: error(403, 'This API key was not allowed to do this. Make another that is.'),
  forbidden: error(403, 'You lack the permission for this.'),
  unverified: error(403, 'Confirm the e-mail address of the account first.'),
  foreign_origin: error(403, 'This request came from another site.'),
  request_waiting: error(403, 'A first message to somebody who does not know the sender waits for an answer.'),
  silenced: error(403, 'A moderator has muted this account here for a time. It can read, and not write.'),
  not_found: error(404, 'There is no such thing here.'),
  item_not_found: error(404, 'Item not found in collection'),
  method_not_allowed: error(405, 'This address does not answer that method.'),
  item_exists: error(409, 'Item already exists in this collection'),
  collection_full: error(409, `A collection holds at most ${max('collectionItems')} items.`),
  too_many_collections: error(409, `You can have at most ${max('collections')} collections.`),
  default_collection: error(409, 'A default collection cannot be deleted.'),
  last_admin: error(409, 'Nobody could manage users and roles any more. Give somebody else these permissions first.'),
  role_exists: error(409, 'There is a role of this name already.'),
  role_gone: error(409, 'This role was deleted meanwhile.'),
  role_in_use: error(409, 'Somebody has this role. Take it from them first.'),
  built_in_role: error(409, 'This role belongs to the product and cannot be deleted.'),
  too_many_keys: error(409, `You can have at most ${max('apiKeys')} API keys. Revoke one first.`),
  too_many_purchases: error(409, `You can keep at most ${max('purchases')} purchases.`),
  too_many_watches: error(409, `You can watch at most ${max('watches')} things. End a watch first.`),
  no_such_account: error(404, 'No account has this e-mail address.'),
  id_taken: error(409, 'This id is taken already. Make a new one.'),
  handle_taken: error(409, 'This handle is taken, or looks like one that is.'),
  edit_conflict: error(409, 'This was changed meanwhile. Look at what it says now.'),
  feed_exists: error(409, 'There is a feed of this name already.'),
  feed_unreadable: error(409, 'This feed could not be read.'),
  most_would_end: error(
    409,
    'Most deals of this feed are not in it any more, so nothing was imported. Try it without importing, and import it anyway if that is right.',
  ),
  review_exists: error(409, 'You have written a review of this deal already. Edit that one.'),
  review_removed: error(409, 'Staff have removed this review. It cannot be changed or written again.'),
  room_closed: error(409, 'This room is closed. It can be read, and nothing can be written.'),
  too_many_rooms: error(409, 'There can be no more rooms here. Close one and use it again under another name.'),
  looks_after_room: error(409, 'Who looks after the room cannot be muted in it.'),
  join_declined: error(409, 'The request was declined. It can be made again after some days.'),
  invitation_declined: error(409, 'They declined the invitation. It can be made again after some days.'),
  team_deleted: error(409, 'This team was deleted.'),
  team_full: error(
    409,
    `A team can invite while it has at most ${max('teamInvitations')} open invitations, and ${max('teamMembers')} people with them.`,
  ),
  already_in_team: error(409, 'They are in this team already.'),
  last_owner: error(409, 'A team keeps at least one owner. Make somebody else an owner first.'),
  room_banned: error(409, 'A moderator has put this account out of the room for a time. It can ask again afterwards.'),
  quota_reached: error(
    409,
    `There is no room left for files: a member keeps at most ${max('memberMegabytes')} MB in ${max('memberFiles')} files, a team ${max('teamGigabytes')} GB.`,
  ),
  gone: error(410, 'This was taken back by its owner.'),
  file_too_large: error(413, `A file holds at most ${max('fileMegabytes')} MB.`),
  too_many_webhooks: error(409, `A room can have at most ${max('webhooks')} webhooks. Revoke one first.`),
  too_many_scheduled: error(409, `At most ${max('scheduled')} messages can wait to be sent. Cancel one first.`),
  too_many_reminders: error(409, `You can have at most ${max('reminders')} open reminders. Cancel one first.`),
  too_many_blocked: error(409, `You can block at most ${max('blocked')} people. Unblock one first.`),
  poll_closed: error(409, 'This poll is closed.'),
  move_unset: error(409, 'The team has set no address for this tool.'),
  move_refused: error(409, 'The tool takes no messages at the address that the team has set. Set another.'),
  move_failed: error(409, 'The tool did not answer. Try again later.'),
  too_large: error(413, 'The request is too large.'),
  not_json: error(415, 'Send JSON, with content-type application/json.'),
  too_many_requests: error(429, 'Too many attempts. Wait a while, then try again.'),
  slow_mode: error(429, 'This room is in slow mode. Wait a moment before the next message.'),
  too_many_messages: error(429, 'Too many messages in a short time. Wait a moment, then send again.'),
  defaults_failed: error(503, 'Failed to ensure default collections'),
  internal: error(500, 'Something went wrong on our side.'),
  unavailable: error(503, 'The service is busy. Try again in a moment.'),
};

export type ErrorKey = keyof typeof ERRORS;
export type ErrorStatus = (typeof ERRORS)[ErrorKey]['status'];

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
    super(ERRORS[key].sentence, { cause: detail.cause });
    this.key = key;
    this.issues = detail.issues;
    this.retryAfterSeconds = detail.retryAfterSeconds;
  }

  get status(): ErrorStatus {
    return ERRORS[this.key].status;
  }

  toBody(): ErrorBody {
    const body: ErrorBody = { code: this.key, message: this.message };
    if (this.issues) body.issues = this.issues;
    if (this.retryAfterSeconds) body.retryAfterSeconds = this.retryAfterSeconds;
    return body;
  }
}
