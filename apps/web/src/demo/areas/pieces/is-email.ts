import { authLimits } from '@onceware/api/identity/auth/auth.limits';

/** Good enough to catch a slip of the hand; only a letter that arrives proves an address. */
export const isEmail = (text: string): boolean =>
  text.length <= authLimits.emailMax && /^[^\s@,;<>]+@[^\s@,;<>.]+(\.[^\s@,;<>.]+)+$/.test(text);
