/** Shared by the zod inputs and the forms' `minLength` and `maxLength`; no zod here, so pages stay small. */
export const authLimits = { nameMax: 100, emailMax: 254, passwordMin: 8, passwordMax: 200 } as const;
