/** One sentence per error key of packages/api: what happened, and what to do. */
export const errors = {
  invalid_input: 'Some of what you entered is not valid. Check it and try again.',
  unauthenticated: 'Log in first, then try again.',
  wrong_credentials: 'E-mail or password is wrong.',
  defaults_failed: 'Failed to ensure default collections',
  forbidden: 'Your account lacks the permission for this.',
  foreign_origin: 'This request came from another site, so it was refused.',
  not_found: 'This is not here any more.',
  item_not_found: 'Item not found in collection',
  method_not_allowed: 'That did not work. Reload the page and try again.',
  item_exists: 'Item already exists in this collection',
  collection_full: 'This collection is full: it holds at most {collectionItems, number} items.',
  review_exists: 'You have reviewed this deal already.',
  review_removed: 'Staff have removed this review.',
  room_closed: 'This room is closed: nothing can be written here any more.',
  too_many_webhooks: 'A room can have at most {webhooks, number} webhooks. Revoke one first.',
  move_unset: 'Your team has set no address for this tool.',
  move_refused:
    'The tool takes no messages at the address that your team has set. An owner or manager can set another.',
  move_failed: 'The tool did not answer. Try again later.',
  silenced: 'A moderator has muted you here for a time.',
  slow_mode: 'Slow mode: wait a moment before your next message.',
  too_many_messages: 'Too many messages. Wait a moment, then send again.',
  join_declined: 'Your request was declined. You can ask again later.',
  too_many_rooms: 'There are too many rooms. Use a closed one again.',
  looks_after_room: 'Who looks after a room cannot be muted in it.',
  file_empty: 'This file is empty.',
  file_too_large: 'A file holds at most {fileMegabytes, number} MB.',
  picture_unreadable: 'This picture is damaged or too large to show.',
  quota_reached: 'There is no room left for files. Delete messages with files first.',
  too_many_collections: 'You can have at most {collections, number} collections. Delete one first.',
  default_collection: 'A default collection cannot be deleted.',
  id_taken: 'That did not work. Try again.',
  edit_conflict: 'This was changed meanwhile.',
  feed_exists: 'There is a feed of this name already.',
  feed_unreadable: 'This feed could not be read.',
  most_would_end: 'Most of its deals would end, so nothing was imported.',
  too_large: 'That is too large to send.',
  not_json: 'That did not work. Reload the page and try again.',
  too_many_requests: 'Too many attempts. Wait a while, then try again.',
  internal: 'Something went wrong on our side. Try again in a moment.',
  unavailable: 'The service is busy. Try again in a moment.',
  offline: 'The server cannot be reached. Check your connection and try again.',
  no_answer: 'The server did not answer in time. Try again in a moment.',
  weak_password: 'This password is easy to guess. Use a longer or less common one.',
  wrong_password: 'This is not your password.',
  same_email: 'Your account has this address already.',
  link_invalid: 'This link does not work: it was used, it has expired, or it is incomplete. Ask for a new one.',
  not_a_picture: 'This file is no WebP, JPEG or PNG picture.',
  key_invalid: 'This API key is not valid.',
  suspended: 'This account is suspended. Write to us if you think that is a mistake.',
  session_required: 'An API key cannot do this. Log in.',
  scope_required: 'This API key was not allowed to do this. Create another that is.',
  last_admin: 'Nobody could manage users and roles any more. Give somebody else these permissions first.',
  role_exists: 'There is a role of this name already.',
  role_gone: 'This role was deleted meanwhile.',
  role_in_use: 'Somebody has this role. Take it from them first.',
  built_in_role: 'This role belongs to the product and cannot be deleted.',
  too_many_keys: 'You can have at most {apiKeys, number} API keys. Revoke one first.',
  purchase_in_future: 'This day is still to come.',
  too_many_purchases: 'You can keep at most {purchases, number} purchases.',
  no_such_account: 'No account has this e-mail address.',
} as const;

export const toasts = {
  dismiss: 'Dismiss',
} as const;

export const time = {
  justNow: 'just now',
} as const;

export const form = {
  needsScript: 'This form needs JavaScript. Switch it on and reload.',
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    errors: typeof errors;
    toasts: typeof toasts;
    time: typeof time;
    form: typeof form;
  }
  interface Parts {
    core: true;
  }
}
