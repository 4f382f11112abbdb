/** One sentence per error key of packages/api: what happened, and what to do. */
export const errorMessages = {
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
  too_large: 'That is too large to send.',
  not_json: 'That did not work. Reload the page and try again.',
  too_many_requests: 'Too many attempts. Wait a while, then try again.',
  internal: 'Something went wrong on our side. Try again in a moment.',
  unavailable: 'The service is busy. Try again in a moment.',
  offline: 'The server cannot be reached. Check your connection and try again.',
} as const;
