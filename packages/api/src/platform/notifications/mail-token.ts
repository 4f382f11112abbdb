import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Secrets } from '#kernel/secrets.ts';

/** Rights of a mail's link: by which mails its reader is told, and nothing else. */
export interface MailToken {
  userId: string;
  /** Kind of notification that one press ends; null: all. */
  kind: string | null;
}

const payload = z.tuple([z.uuid(), z.string().nullable(), z.string()]);

const CONTEXT = 'choices of mail';
/** Tells addresses apart: links in a mailbox that the account has left lead nowhere. */
const markOf = (email: string) => createHash('sha256').update(email).digest('base64url').slice(0, 12);

/** Makes the token of a mail's links. Sealed for this purpose: nobody reads or changes it, and no other takes it. */
export const writeMailToken = (secrets: Secrets, { userId, kind }: MailToken, email: string): string =>
  secrets.seal(JSON.stringify([userId, kind, markOf(email)]), CONTEXT);

/** @returns null for what is no such token */
export function readMailToken(
  secrets: Secrets,
  token: string,
): (MailToken & { isOf: (email: string) => boolean }) | null {
  try {
    const [userId, kind, mark] = payload.parse(JSON.parse(secrets.open(token, CONTEXT)));
    return { userId, kind, isOf: (email) => markOf(email) === mark };
  } catch {
    return null;
  }
}
