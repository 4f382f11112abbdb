import { z } from 'zod';

// Tab, line feed and carriage return are text; the other control characters are not, and Postgres cannot hold NUL.
// oxlint-disable-next-line no-control-regex -- the control characters are what it looks for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/**
 * Text as a person writes it, kept byte for byte. Refused are control characters and unpaired surrogates:
 * neither can be shown, and the second cannot be stored as UTF-8. `max` counts code points, as zod does; an input's
 * `maxLength` counts some of them twice and so is never laxer.
 */
export const text = (max: number) =>
  z
    .string({ error: ({ input }) => (input === undefined ? 'This is missing.' : undefined) })
    .max(max, `Use at most ${max} characters.`)
    .refine((value) => !CONTROL.test(value), 'Control characters are not allowed.')
    .refine((value) => value.isWellFormed(), 'The text holds half a character (an unpaired surrogate).');

/** Whether UTF-8 can say it and Postgres hold it. */
export const isStorable = (value: string): boolean => !value.includes('\0') && value.isWellFormed();

/** An opaque string, made by a program and only compared or handed back: a slug, a cursor, a key. */
export const opaque = (max: number) =>
  z
    .string()
    .max(max, `Use at most ${max} characters.`)
    .refine(isStorable, 'NUL and unpaired surrogates are not allowed.');

/** A name or title: one line, trimmed, not empty. */
export const line = (max: number) =>
  text(max)
    .refine((value) => !/[\t\n\r]/.test(value), 'Use a single line.')
    .transform((value) => value.trim())
    .refine((value) => value.length > 0, 'This must not be empty.');
