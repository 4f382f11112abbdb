import { randomBytes } from 'node:crypto';
import { hashToken } from '../sessions/lucia.ts';

/** A secret of 256 random bits for a link, and the id under which it is stored: its SHA-256, which does not reveal it. */
export function newToken(): { token: string; id: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, id: hashToken(token) };
}
