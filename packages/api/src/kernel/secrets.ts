import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Encrypts what must not be readable in the database. `context` names owner and kind: with another it cannot be decrypted. */
export interface Secrets {
  seal(plain: string, context: string): string;
  /** @throws Error if it was sealed with another key or for another context, or was changed */
  open(sealed: string, context: string): string;
}

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * AES-256-GCM with a random nonce. The first key seals; every key opens what it sealed, so that a key can be replaced.
 *
 * @param keys texts of at least 32 characters from a good source of randomness
 */
export function createSecrets(keys: readonly [string, ...string[]]): Secrets {
  const derived = keys.map((text) => {
    const key = createHash('sha256').update(`onceware data key ${text}`).digest();
    return { key, id: createHash('sha256').update(key).digest('hex').slice(0, 8) };
  });
  const [current] = derived;

  return {
    seal(plain, context) {
      if (!current) throw new Error('There is no key.');
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, current.key, nonce).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${current.id}.${sealed.toString('base64url')}`;
    },
    open(sealed, context) {
      const [id, data = ''] = sealed.split('.');
      const known = derived.find((one) => one.id === id);
      if (!known) throw new Error('This was sealed with a key that is not among the settings.');
      const bytes = Buffer.from(data, 'base64url');
      const decipher = createDecipheriv(ALGORITHM, known.key, bytes.subarray(0, NONCE_BYTES)).setAAD(
        Buffer.from(context),
      );
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString(
        'utf8',
      );
    },
  };
}
