import { z } from 'zod';
import type { Permission } from '../access/access.contract.ts';
import { line } from '../core/text.ts';
import { authLimits } from './auth.limits.ts';

const email = z
  .string()
  .trim()
  .max(authLimits.emailMax, `Use at most ${authLimits.emailMax} characters.`)
  .toLowerCase()
  .pipe(z.email('This is not an e-mail address.'));

const password = z
  .string()
  .min(authLimits.passwordMin, `Use at least ${authLimits.passwordMin} characters.`)
  .max(authLimits.passwordMax, `Use at most ${authLimits.passwordMax} characters.`);

export const signUpInput = z.object({ name: line(authLimits.nameMax), email, password });
export type SignUpInput = z.input<typeof signUpInput>;

/** A password that no account can have is simply wrong, so only its upper limit is checked. */
export const signInInput = z.object({
  email,
  password: z.string().min(1, 'Enter your password.').max(authLimits.passwordMax),
});
export type SignInInput = z.input<typeof signInInput>;

/** AUTH-01. `avatar` is any source that the avatar component takes (UI-02), or null. */
export interface SessionUser {
  id: string;
  name: string;
  email: string;
  avatar: string | null;
}

/** Who is signed in, and what they may do; null for a visitor. */
export interface Session {
  user: SessionUser;
  permissions: Permission[];
}
