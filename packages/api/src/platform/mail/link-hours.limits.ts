/** Hours for which the link of a mail works. */
export const linkHours = { verifyEmail: 48, resetPassword: 1, changeEmail: 24 } as const;
