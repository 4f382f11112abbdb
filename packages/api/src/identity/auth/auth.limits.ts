/** Shared by the zod inputs and the forms' `minLength` and `maxLength`; no zod here, so pages stay small. */
export const authLimits = {
  nameMax: 100,
  emailMax: 254,
  passwordMin: 8,
  passwordMax: 200,
  /** Minimum score of a new password, on zxcvbn's scale of 0 to 4. */
  passwordScoreMin: 3,
  /** Hours for which a link in a mail works. */
  verifyHours: 48,
  resetHours: 1,
  emailChangeHours: 24,
  /** A session ends after so many days without use, and after so many in any case. */
  sessionDays: 30,
  sessionMaxDays: 90,
} as const;
