import { z } from 'zod';
import { LANGUAGE_CODES } from '#kernel/languages.ts';
import { line } from '#kernel/text.ts';
import { authLimits } from './auth.limits.ts';

export type * from './auth.answers.ts';

/** Trimmed and in lower case: one account, however it is typed. */
export const email = z
  .string()
  .trim()
  .max(authLimits.emailMax, `Use at most ${authLimits.emailMax} characters.`)
  .toLowerCase()
  .pipe(z.email('This is not an e-mail address.'));

const password = z
  .string()
  .min(authLimits.passwordMin, `Use at least ${authLimits.passwordMin} characters.`)
  .max(authLimits.passwordMax, `Use at most ${authLimits.passwordMax} characters.`);

export const signUpInput = z.object({
  name: line(authLimits.nameMax),
  email,
  password,
  /** Language of the page, for the mails that follow. */
  language: z.enum(LANGUAGE_CODES).optional(),
});
export type SignUpInput = z.input<typeof signUpInput>;

/** A password that no account can have is simply wrong, so only its upper limit is checked. */
const anyPassword = z.string().min(1, 'Enter your password.').max(authLimits.passwordMax);
export const signInInput = z.object({ email, password: anyPassword });
export type SignInInput = z.input<typeof signInInput>;

// ── Passwords and addresses ─────────────────────────────────────────────────────────────────────────────────────────

/** Token in a mail's link. One of the wrong form is treated like a used one: `link_invalid`. */
const token = z.string().min(1).max(200);

export const requestResetInput = z.object({ email });
export type RequestResetInput = z.input<typeof requestResetInput>;

export const resetPasswordInput = z.object({ token, password });
export type ResetPasswordInput = z.input<typeof resetPasswordInput>;

export const tokenInput = z.object({ token });
export type TokenInput = z.input<typeof tokenInput>;

export const changePasswordInput = z.object({
  currentPassword: anyPassword,
  newPassword: password,
  /** Has all API keys end too; programs that use one then stop. */
  endKeys: z.boolean().default(false),
});
export type ChangePasswordInput = z.input<typeof changePasswordInput>;

export const requestEmailChangeInput = z.object({ password: anyPassword, email });
export type RequestEmailChangeInput = z.input<typeof requestEmailChangeInput>;

/** Proof that the member is still present, for changes that could take the account from them. */
export const passwordInput = z.object({ password: anyPassword });
export type PasswordInput = z.input<typeof passwordInput>;

// ── Sessions ────────────────────────────────────────────────────────────────────────────────────────────────────────

export const sessionInput = z.object({ sessionId: z.string().regex(/^[0-9a-f]{64}$/, 'This is not an id.') });
export type SessionInput = z.infer<typeof sessionInput>;
